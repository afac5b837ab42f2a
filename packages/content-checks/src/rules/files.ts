import {perSite, type Rule} from '../lib/rule';

const remedies: readonly [start: string, remedy: string][] = [
  ['the file is not in', 'Save it as UTF-8'],
  [
    'a merge conflict',
    'Keep what is right, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  ['the page is empty', 'Write it, or start it with: npm run new-page'],
  ['front matter has no end', 'Add that line below the last key'],
  [
    'front matter',
    'Correct it between the first two lines with ---; text with a colon or a bracket belongs in quotes',
  ],
  ['the code block', 'End it with a line that has nothing but the same fence'],
  ['the admonition', 'End it with a line that has nothing but as many colons'],
];

const remedyFor = (message: string): string =>
  remedies.find(([start]) => message.startsWith(start))?.[1] ??
  'Correct the syntax; in prose, `<` and `{` belong in backticks';

/** Both languages hold the same files, and every file can be read. */
export const files: Rule = {
  name: 'files',
  holds: 'every page exists in both languages and can be parsed',
  check: perSite(({config, pairs, checked = pairs}, report) => {
    for (const {collection, path, zh, en} of checked) {
      for (const {file, errors} of [zh, en].filter((page) => page !== undefined)) {
        errors.forEach(({line, message}) => report(file, line, message, remedyFor(message)));
      }
      const present = zh ?? en;
      if (present && !(zh && en)) {
        const [missing, name] = zh ? (['en', 'English'] as const) : (['zh', 'Chinese'] as const);
        const remedy = `Write ${config.collections[collection][missing]}/${path}`;
        report(present.file, 1, `the page has no ${name} side`, remedy);
      }
    }
  }),
};
