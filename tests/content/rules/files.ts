import {collections} from '../lib/page';
import type {Rule} from '../lib/rule';

const remedies: readonly [start: string, remedy: string][] = [
  ['the file is not in', 'Save it as UTF-8'],
  [
    'a merge conflict',
    'Keep what is right, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    'front matter',
    'Correct it between the first two lines with ---; text with a colon or a bracket belongs in quotes',
  ],
  ['the admonition', 'End it with a line that has nothing but :::'],
];

const remedyFor = (message: string): string =>
  remedies.find(([start]) => message.startsWith(start))?.[1] ??
  'Correct the syntax; in prose, `<` and `{` belong in backticks';

/** Both languages hold the same files, and every file can be read. */
export const files: Rule = {
  name: 'files',
  holds: 'every page exists in both languages and can be parsed',
  check: ({pairs, checked = pairs}) =>
    checked.flatMap(({collection, path, zh, en}) => {
      const missing = zh ? (en ? undefined : 'en') : 'zh';
      const present = zh ?? en;
      const unreadable = [zh, en].flatMap((page) =>
        (page?.errors ?? []).map(({line, message}) => ({
          file: page?.file ?? path,
          line,
          problem: message,
          remedy: remedyFor(message),
        })),
      );
      if (!missing || !present) {
        return unreadable;
      }
      const name = missing === 'en' ? 'English' : 'Chinese';
      return [
        ...unreadable,
        {
          file: present.file,
          line: 1,
          problem: `the page has no ${name} side`,
          remedy: `Write ${collections[collection][missing]}/${path}`,
        },
      ];
    }),
};
