import type {ContentConfig, LockEntry} from '../lib/config';
import {isComplete, isLegal, type CompletePair} from '../lib/page';
import {perSite} from '../lib/rule';

const names = {zh: 'Chinese', en: 'English'} as const;
const other = {zh: 'en', en: 'zh'} as const;

/** Command that declares a page in step; a name with a space is quoted for the shell. */
const markCommand = (page: string): string =>
  `npm run i18n:mark -- ${/[^\w./-]/.test(page) ? `'${page}'` : page}`;

/** Fault of a page compared with the last declaration; undefined if it is still valid. */
function fault(
  page: string,
  pair: CompletePair,
  entry: LockEntry | undefined,
  {contentHash}: ContentConfig['translation'],
): [file: string, problem: string, remedy: string] | undefined {
  const mark = markCommand(page);
  const [{file: zh}, {file: en}] = [pair.zh, pair.en];
  if (!entry) {
    const problem = `nobody has declared that this page and ${en} say the same`;
    return [zh, problem, `When they do, run: ${mark}`];
  }
  const [first, second] = (['zh', 'en'] as const).filter(
    (language) => contentHash(pair[language].source) !== entry[language],
  );
  if (entry.behind && (first === entry.behind || second)) {
    const ahead = other[entry.behind];
    const problem = `the page is marked as behind the ${names[ahead]} one, and has changed`;
    const remedy = `If it now says the same as ${pair[ahead].file}, run: ${mark}`;
    return [pair[entry.behind].file, problem, remedy];
  }
  if (!first || entry.behind) {
    return undefined;
  }
  if (second) {
    const problem = `this page and ${en} have changed since they were declared in step`;
    return [zh, problem, `When they say the same, run: ${mark}`];
  }
  const behind = other[first];
  const later = mark.replace('-- ', `-- --behind ${behind} `);
  return [
    pair[first].file,
    `the ${names[first]} page has changed, and ${pair[behind].file} has not`,
    `Make the same change there, then run: ${mark}. If the translation comes later, run: ${later}. After an edit on the website, the reviewer does this`,
  ];
}

/** Checks that both languages of a page have changed together, or one is marked as behind. */
export const inStep = perSite(({config, pairs, lock, project}, report) => {
  // Legal texts are not translations of each other.
  const comparable = pairs.filter((pair) => !isLegal(pair));
  const pages = new Set(comparable.map(({collection, path}) => `${collection}/${path}`));
  for (const page of Object.keys(lock).filter((name) => !pages.has(name))) {
    const address = `/${page.replace(/^pages\//, '').replace(/\.mdx?$/, '')}`;
    const run = `run: ${markCommand(page)}`;
    const remedy = project.redirects.some(({from}) => from === address)
      ? `The redirect is there: ${run}`
      : `If it has another address now, add {from: '${address}', to: '…'} to ${config.redirectsFile}; then ${run}`;
    report(config.translation.lockFile, 1, `the page ${page} does not exist`, remedy);
  }
  for (const pair of comparable.filter(isComplete)) {
    const page = `${pair.collection}/${pair.path}`;
    const found = fault(page, pair, lock[page], config.translation);
    // The rule `files` reports pages that cannot be read.
    if (found && pair.zh.headErrors.length + pair.en.headErrors.length === 0) {
      const [file, ...text] = found;
      report(file, 1, ...text);
    }
  }
});
