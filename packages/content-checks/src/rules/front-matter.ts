import {nearestNames} from 'text-utils';
import type {Page} from '../lib/page';
import {perPage, perPair} from '../lib/rule';

const required = ['title', 'description', 'keywords'];
const allowed = new Set([
  ...required,
  'sidebar_label',
  // Orders the pages of a category that lists its folder.
  'sidebar_position',
  'glossary',
  // The figure on the card of the page, if it is not the first one of the page.
  'card_figure',
  // Widens a page with a tool.
  'hide_table_of_contents',
]);

/** Pages outside `docs` choose their layout. */
const allowedOnPages = new Set([...required, 'hide_table_of_contents']);

/**
 * Reports whether the address of a page differs from its path: its name begins with a number, or equals that
 * of its folder, whose address it would have.
 */
function needsSlug(page: Page): boolean {
  const [name = '', folder] = page.path
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  return /^\d/.test(name) || name === folder;
}

const descriptionLength = {zh: [25, 80], en: [50, 160]} as const;

/** Limit above which keywords repeat the page or each other. */
const mostKeywords = 12;

const lineOfKey = (page: Page, key: string): number => page.frontMatterLines[key] ?? 1;

type Fault = readonly [problem: string, remedy: string];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const faultsOf: Record<string, (value: unknown, page: Page) => (Fault | false)[]> = {
  title: (title) => [
    !isText(title) && [
      'the title is empty or not a text',
      'Write a title; a number or a date in quotes',
    ],
  ],
  description: (description, {language}) => {
    const [least, most] = descriptionLength[language];
    const length = isText(description) ? [...description].length : 0;
    return [
      (length < least || length > most) && [
        `the description has ${length} characters`,
        `Write one sentence of ${least} to ${most} characters`,
      ],
    ];
  },
  keywords: (keywords, {frontMatter: {title, description}, lines}) => {
    // A number, such as an HTTP status, is a keyword as well.
    const isWord = (word: unknown) => isText(word) || typeof word === 'number';
    if (!Array.isArray(keywords) || keywords.length === 0 || !keywords.every(isWord)) {
      return [['keywords are not a list of words', 'List what a reader would type, one a line']];
    }
    const words = keywords.map(String);
    const body = lines.slice(lines.indexOf('---', 1));
    const said = [title, description, ...body].join('\n').toLowerCase();
    return [
      new Set(words).size < words.length && ['a keyword is listed twice', 'Remove one'],
      words.length > mostKeywords && [
        `the page has ${words.length} keywords`,
        `Keep at most ${mostKeywords}: words that readers search for and the page does not contain`,
      ],
      ...words.map(
        (word) =>
          said.includes(word.toLowerCase()) &&
          ([
            `the page itself contains "${word}"`,
            'Remove the keyword: the text is searched',
          ] as const),
      ),
    ];
  },
};

/** Types that Docusaurus requires. */
const types: Record<string, 'boolean' | 'number' | 'string'> = {
  sidebar_label: 'string',
  sidebar_position: 'number',
  glossary: 'boolean',
  hide_table_of_contents: 'boolean',
};

const remedyOfType = {
  boolean: 'Write true or false, without quotes',
  number: 'Write a number, without quotes',
  string: 'Write a text; a number or a date in quotes',
} as const;

/** Checks that each page has a title, a description of the right length and keywords, and no unknown keys. */
export const frontMatter = perPage((page, report) => {
  const keys = Object.keys(page.frontMatter);
  if (page.headErrors.length > 0) {
    return;
  }
  if (keys.length === 0) {
    const remedy = `Begin it with lines of --- around ${required.join(', ')}`;
    report(1, 'the page has no front matter', remedy);
    return;
  }
  for (const key of required.filter((name) => !keys.includes(name))) {
    report(1, `front matter has no "${key}"`, `Add ${key}`);
  }
  const known = page.collection === 'docs' ? allowed : allowedOnPages;
  for (const key of keys) {
    const line = lineOfKey(page, key);
    if (!known.has(key) && !(['id', 'slug'].includes(key) && needsSlug(page))) {
      const [alike] = nearestNames(key, [...known]);
      const remedy = alike
        ? `Rename it to "${alike}", or remove it`
        : `Remove it; known keys are ${[...known].join(', ')}`;
      report(line, `front matter has the key "${key}"`, remedy);
    }
    const type = types[key];
    if (type !== undefined && typeof page.frontMatter[key] !== type) {
      report(line, `"${key}" is not a ${type}`, remedyOfType[type]);
    }
    for (const fault of faultsOf[key]?.(page.frontMatter[key], page) ?? []) {
      if (fault) {
        report(line, ...fault);
      }
    }
  }
});

/** Optional keys that both languages have, or neither. A short label may be needed in one of them alone. */
const compared = ['id', 'slug', ...allowed].filter(
  (key) => !required.includes(key) && key !== 'sidebar_label',
);

/** Checks that both languages of a page have the same optional front-matter keys. */
export const frontMatterParity = perPair(({zh, en}, report) => {
  for (const key of compared.filter((name) => name in zh.frontMatter !== name in en.frontMatter)) {
    if (key in zh.frontMatter) {
      report(1, `front matter lacks "${key}", which the Chinese page has`, `Add ${key}`);
    } else {
      const problem = `front matter has "${key}", which the Chinese page lacks`;
      report(lineOfKey(en, key), problem, `Add it to ${zh.file} or remove it`);
    }
  }
});
