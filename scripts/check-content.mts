/**
 * Checks the pages and prints every finding.
 *
 *   npm run check:content                       all pages
 *   npm run check:content -- /device/ zh.md     only findings whose file holds one of the texts
 *   npm run check:content -- --rule in-step     one rule alone; `npm run i18n:sync-check` for short
 */
import {parseArgs} from 'node:util';
import {format, type Finding} from '../tests/content/lib/finding';
import {readSite} from '../tests/content/lib/site';
import {rules} from '../tests/content/rules';

const {values, positionals: wanted} = parseArgs({
  allowPositionals: true,
  options: {rule: {type: 'string'}},
});
const chosen = rules.filter(({name}) => values.rule === undefined || name === values.rule);
if (chosen.length === 0) {
  console.error(`No rule "${values.rule}": ${rules.map(({name}) => name).join(', ')}.`);
  process.exit(1);
}
const site = readSite();
const findings: (Finding & {rule: string})[] = [];
for (const {name, check} of chosen) {
  for (const finding of await check(site)) {
    if (wanted.length === 0 || wanted.some((text) => finding.file.includes(text))) {
      findings.push({...finding, rule: name});
    }
  }
}

findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const finding of findings) {
  console.log(`${format(finding)} [${finding.rule}]`);
}
const files = new Set(findings.map(({file}) => file)).size;
const nothing =
  wanted.length === 0
    ? `${site.pairs.length} pages checked in both languages, nothing found.`
    : `Nothing found in files whose path holds ${wanted.join(' or ')}; all others were left out.`;
console.log(
  findings.length === 0 ? nothing : `Findings: ${findings.length}, in ${files} of the files.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
