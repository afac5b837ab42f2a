/**
 * npm run check:content: checks the pages and prints every finding.
 *
 *   npm run check:content                            all pages
 *   npm run check:content -- docs/device/device.md   one page, in both languages
 *   npm run check:content -- /device/                pages whose path contains this text
 *   npm run check:content -- --rule in-step          one rule alone; `npm run i18n:sync-check` for short
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import type {Finding} from 'content-checks';

function stop(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

// Runs before the rules are imported, because their own modules may contain a merge conflict.
const {stdout} = spawnSync('git', ['grep', '-nE', '--untracked', '^(<{7}|>{7}) '], {
  encoding: 'utf8',
});
const conflicts = [...stdout.matchAll(/^(.+?:\d+):<.*$/gm)].map(
  ([, place]) =>
    `${place} a merge conflict is not resolved. Keep the right side, and delete the conflict marks.`,
);
if (conflicts.length > 0) {
  stop(...conflicts);
}
const [{format, readSite, rules}, {pageOf}, {contentConfig}] = await Promise.all([
  import('content-checks'),
  import('../src/config/translation'),
  import('../content-checks.config'),
]);

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {rule: {type: 'string'}},
});
const names = Object.keys(rules);
const chosen = names.filter((name) => name === (values.rule ?? name));
if (chosen.length === 0) {
  stop(`No rule "${values.rule}": ${names.join(', ')}.`);
}
// An unreadable file is reported with its line.
const site = await readSite(contentConfig).catch((error: Error) => stop(error.message));
// A file selects its page, which is checked in both languages.
const selected = positionals.map((text) => pageOf(contentConfig.siteDir, text)?.page ?? text);
const has = ({collection, path, zh, en}: (typeof site.pairs)[number], text: string) =>
  [`${collection}/${path}`, zh?.file, en?.file].some((name) => name?.includes(text));
const unknown = selected.filter((text) => !site.pairs.some((pair) => has(pair, text)));
if (unknown.length > 0) {
  stop(
    `No page has ${unknown.join(' or ')} in its path. Name pages only; without a name, all of them are checked.`,
  );
}
const checked = site.pairs.filter(
  (pair) => selected.length === 0 || selected.some((text) => has(pair, text)),
);
const isAll = checked.length === site.pairs.length;
const files = new Set(checked.flatMap(({zh, en}) => [zh?.file, en?.file]));
const findings: (Finding & {rule: string})[] = [];
for (const rule of chosen) {
  for (const finding of await rules[rule]!(isAll ? site : {...site, checked})) {
    // Findings in other files that these pages cause mention them.
    const isAbout = files.has(finding.file) || selected.some((text) => mentions(finding, text));
    if (isAll || isAbout) {
      findings.push({...finding, rule});
    }
  }
}

function mentions({problem, remedy}: Finding, text: string): boolean {
  const page = text.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  return problem.includes(page) || remedy.includes(page);
}

findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const finding of findings) {
  console.log(`${format(finding)} [${finding.rule}]`);
}
const pages = checked.length === 1 ? '1 page' : `${checked.length} pages`;
console.log(
  findings.length === 0
    ? `${pages} checked in both languages, nothing found.`
    : `Findings: ${findings.length}, in ${new Set(findings.map(({file}) => file)).size} of the files.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
