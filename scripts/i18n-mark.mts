/**
 * npm run i18n:mark: records in i18n/translation.lock.json that the languages of pages are in step.
 *
 *   npm run i18n:mark -- docs/device/device.md …               both languages say the same
 *   npm run i18n:mark -- --behind en docs/device/device.md …   the English translation is pending
 *   npm run i18n:mark -- --all                                 all pages say the same
 *
 * A page is named as in the lock file, with or without `.md`, or by one of its files. The entry of a page that
 * no longer exists is removed when it is named: until then `check:content` reports its address.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isComplete, isLegal, readPairs, type LockEntry} from 'content-checks';
import {
  collections,
  contentHash,
  formatLock,
  lockFile,
  pageOf,
  readLock,
} from '../src/config/translation';

function fail(message: string): never {
  console.error(`${message}\nUsage: npm run i18n:mark -- [--behind zh|en] PAGE … | --all`);
  process.exit(1);
}

const siteDir = path.resolve(import.meta.dirname, '..');
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {all: {type: 'boolean', default: false}, behind: {type: 'string'}},
});
const {all, behind} = values;
if (behind !== undefined && behind !== 'zh' && behind !== 'en') {
  fail(`--behind is "${behind}": name the language whose translation is pending, zh or en.`);
}
if ((positionals.length === 0) !== all || (all && behind)) {
  fail('Name pages, or all of them.');
}

const file = path.join(siteDir, lockFile);
const before = readLock(siteDir);

/** Hashes of the pages in both languages, except legal texts, which differ by country. */
const current = new Map(
  readPairs({siteDir, collections})
    .filter(isComplete)
    .filter((pair) => !isLegal(pair))
    .map(({collection, path: name, zh, en}): [string, LockEntry] => [
      `${collection}/${name}`,
      {zh: contentHash(zh.source), en: contentHash(en.source)},
    ]),
);

/** Page of an argument. */
function named(argument: string): string {
  return (
    [argument, `${argument}.md`, `${argument}.mdx`]
      .flatMap((name) => [name, pageOf(siteDir, path.resolve(siteDir, name))?.page ?? name])
      .find((page) => current.has(page) || page in before) ??
    fail(`There is no page ${argument} in both languages. Name it like docs/device/device.md.`)
  );
}

const pages = all ? [...current.keys()] : positionals.map(named);
const after: Record<string, LockEntry> = Object.fromEntries(
  Object.entries(before).filter(([page]) => current.has(page) || !pages.includes(page)),
);
const marked = pages.filter((page) => current.has(page));
for (const page of marked) {
  const hashes = current.get(page)!;
  // An outdated page retains the hashes from when it was last in step.
  after[page] = behind ? {...(before[page] ?? hashes), behind} : hashes;
}
writeFileSync(file, formatLock(after));

const state = behind ? `behind in ${behind}` : 'in step';
console.log(`Marked as ${state}: ${marked.length}. Removed: ${pages.length - marked.length}.`);
