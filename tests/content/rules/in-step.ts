import {contentHash, lockFile, type LockEntry} from '../../../src/config/translation';
import type {Finding} from '../lib/finding';
import {isComplete, isLegal, type CompletePair, type Language} from '../lib/page';
import type {Rule} from '../lib/rule';

const names = {zh: 'Chinese', en: 'English'} as const;
const other = {zh: 'en', en: 'zh'} as const;

/** The command that declares a page in step; a name with a space is quoted for the shell. */
const markCommand = (page: string): string =>
  `npm run i18n:mark -- ${/[^\w./-]/.test(page) ? `'${page}'` : page}`;

/** What is wrong with a page, given what was last declared; nothing where that still holds. */
function fault(
  page: string,
  pair: CompletePair,
  entry: LockEntry | undefined,
): Omit<Finding, 'line'> | undefined {
  const mark = markCommand(page);
  if (!entry) {
    return {
      file: pair.zh.file,
      problem: `nobody has declared that this page and ${pair.en.file} say the same`,
      remedy: `When they do, run: ${mark}`,
    };
  }
  const changed = (['zh', 'en'] as const).filter(
    (language) => contentHash(pair[language].source) !== entry[language],
  );
  const [first] = changed;
  if (!first) {
    return undefined;
  }
  if (entry.behind) {
    return changed.includes(entry.behind)
      ? {
          file: pair[entry.behind].file,
          problem: `the page is marked as behind the ${names[other[entry.behind]]} one, and has changed`,
          remedy: `If it now says the same as ${pair[other[entry.behind]].file}, run: ${mark}`,
        }
      : undefined;
  }
  if (changed.length === 2) {
    return {
      file: pair.zh.file,
      problem: `this page and ${pair.en.file} have changed since they were declared in step`,
      remedy: `When they say the same, run: ${mark}`,
    };
  }
  const behind: Language = other[first];
  return {
    file: pair[first].file,
    problem: `the ${names[first]} page has changed, and ${pair[behind].file} has not`,
    remedy: `Make the same change there, then run: ${mark}. If the translation comes later, run: ${mark.replace('-- ', `-- --behind ${behind} `)}`,
  };
}

export const inStep: Rule = {
  name: 'in-step',
  holds: 'both languages of a page have changed together, or one is marked as behind',
  check: ({pairs, lock, project}) => {
    const redirected = new Set(project?.redirects.map(({from}) => from));
    // Legal texts are no translations of each other.
    const comparable = pairs.filter((pair) => !isLegal(pair));
    const pages = new Set(comparable.map(({collection, path}) => `${collection}/${path}`));
    const removed = Object.keys(lock)
      .filter((page) => !pages.has(page))
      .map((page) => {
        const address = `/${page.replace(/^pages\//, '').replace(/\.mdx?$/, '')}`;
        const mark = markCommand(page);
        return {
          file: lockFile,
          line: 1,
          problem: `the page ${page} does not exist`,
          remedy: redirected.has(address)
            ? `Run: ${mark}`
            : `If it has another address now, add {from: '${address}', to: '…'} to src/config/redirects.ts; then run: ${mark}`,
        };
      });
    const findings = comparable.filter(isComplete).flatMap((pair) => {
      const page = `${pair.collection}/${pair.path}`;
      const found = fault(page, pair, lock[page]);
      // Of a page that cannot be read, `files` tells that first.
      const isReadable = pair.zh.headErrors.length + pair.en.headErrors.length === 0;
      return found && isReadable ? [{...found, line: 1}] : [];
    });
    return [...removed, ...findings];
  },
};
