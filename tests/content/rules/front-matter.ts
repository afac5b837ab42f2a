import {hasHan} from '../lib/markdown';
import {hasBrokenFrontMatter, type Page} from '../lib/page';
import {perPage, perPair, type Rule} from '../lib/rule';

const required = ['title', 'description', 'keywords'];
// A page with a tool may give the width of its contents to the tool.
const allowed = new Set([...required, 'sidebar_label', 'glossary', 'hide_table_of_contents']);

/** Pages outside `docs` choose their layout. */
const allowedOnPages = new Set([...required, 'hide_table_of_contents', 'wrapperClassName']);

/**
 * Pages whose address is not their path by itself: a name that begins with a number, and a file
 * named like its folder, which would take the folder's address.
 */
function needsSlug(page: Page): boolean {
  const [name = '', folder] = page.path
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  return /^\d/.test(name) || name === folder;
}

const descriptionLength = {zh: [25, 80], en: [50, 160]} as const;

/** Beyond this, keywords repeat what the page says, or each other. */
const mostKeywords = 12;

function lineOfKey(page: Page, key: string): number {
  return page.frontMatterLines[key] ?? 1;
}

export const frontMatter: Rule = {
  name: 'front-matter',
  holds:
    'each page has a title, a description of the right length and keywords, and no other key than the known ones',
  check: perPage((page, report) => {
    if (hasBrokenFrontMatter(page)) {
      return;
    }
    const keys = Object.keys(page.frontMatter);
    for (const key of required.filter((name) => !keys.includes(name))) {
      report(1, `front matter has no "${key}"`, `Add ${key}`);
    }
    const known = page.collection === 'docs' ? allowed : allowedOnPages;
    for (const key of keys) {
      if (!known.has(key) && !(['id', 'slug'].includes(key) && needsSlug(page))) {
        report(
          lineOfKey(page, key),
          `front matter has the key "${key}"`,
          `Remove it; known keys are ${[...known].join(', ')}`,
        );
      }
    }
    const {title, description, keywords} = page.frontMatter;
    if (title !== undefined && (typeof title !== 'string' || title.trim() === '')) {
      report(lineOfKey(page, 'title'), 'the title is empty or not a text', 'Write a title');
    }
    if (description !== undefined) {
      checkDescription(page, description, report);
    }
    if (keywords !== undefined) {
      checkKeywords(page, keywords, report);
    }
  }),
};

type Report = (line: number, problem: string, remedy: string) => void;

function checkDescription(page: Page, description: unknown, report: Report): void {
  const line = lineOfKey(page, 'description');
  if (typeof description !== 'string') {
    report(line, 'the description is not a text', 'Write one sentence');
    return;
  }
  const [least, most] = descriptionLength[page.language];
  const length = [...description].length;
  if (length < least || length > most) {
    report(
      line,
      `the description has ${length} characters`,
      `Write one sentence of ${least} to ${most} characters`,
    );
  }
}

function checkKeywords(page: Page, keywords: unknown, report: Report): void {
  const line = lineOfKey(page, 'keywords');
  const isList =
    Array.isArray(keywords) &&
    keywords.length > 0 &&
    // A number (an HTTP status, say) is a word, too.
    keywords.every((keyword) => ['string', 'number'].includes(typeof keyword) && keyword !== '');
  if (!isList) {
    report(line, 'keywords are not a list of words', 'List what a reader would type, one a line');
    return;
  }
  const repeated = keywords.find((keyword, index) => keywords.indexOf(keyword) !== index) as
    string | undefined;
  if (repeated) {
    report(line, `the keyword "${repeated}" is listed twice`, 'Remove one');
  }
  if (keywords.length > mostKeywords) {
    report(
      line,
      `the page has ${keywords.length} keywords`,
      `Keep at most ${mostKeywords}: what readers type and the page does not say`,
    );
  }
  const {title, description} = page.frontMatter;
  const body = page.lines.slice(page.lines.indexOf('---', 1));
  const said = [title, description, ...body].join('\n').toLowerCase();
  for (const keyword of keywords.filter((word) => said.includes(String(word).toLowerCase()))) {
    report(line, `the page itself says "${keyword}"`, 'Remove the keyword: the text is searched');
  }
}

export const frontMatterParity: Rule = {
  name: 'front-matter-parity',
  holds: 'both languages of a page have the same front-matter keys',
  check: perPair(({zh, en}, report) => {
    // A short label may be needed in one language alone.
    const keys = (page: Page) =>
      Object.keys(page.frontMatter).filter((key) => key !== 'sidebar_label');
    for (const key of keys(zh).filter((name) => !(name in en.frontMatter))) {
      report(1, `front matter lacks "${key}", which the Chinese page has`, `Add ${key}`);
    }
    for (const key of keys(en).filter((name) => !(name in zh.frontMatter))) {
      report(
        lineOfKey(en, key),
        `front matter has "${key}", which the Chinese page lacks`,
        `Add it to ${zh.file} or remove it`,
      );
    }
  }),
};

/** Words that stay as they are in Chinese titles and headings. */
const properNames =
  /^(?:bash|zsh|fish|powershell|docker|github|gitlab|jenkins|jira|teambition|ones|postman|python|typescript|javascript|react|protobuf|flatbuffers|chrome|linux|ubuntu|debian|windows|macos|kubernetes|cloudreve|rclone|rviz|foxglove|boto3?|minio|cron|token|slack|webhook)$/i;

/** A name of a product, type, format or command, which no language translates. */
function isName(text: string): boolean {
  return text
    .split(/[\s/,&+-]+/)
    .filter((word) => /\p{Letter}/u.test(word))
    .every((word) => properNames.test(word) || /[A-Z].*[A-Z]|[a-z][A-Z]|[\d._()]/.test(word));
}

/** Reference pages are named after the type or message they describe. */
const namedAfterTypes = /^viz\/(?:message-schemas|extensions\/api)\//;

export const titlesInLanguage: Rule = {
  name: 'titles-in-language',
  holds: 'titles and headings are in the language of the page, names of types and products aside',
  check: perPage((page, report) => {
    const {title, description} = page.frontMatter;
    if (page.language === 'en') {
      for (const key of ['title', 'description', 'sidebar_label', 'keywords']) {
        if (hasHan(JSON.stringify(page.frontMatter[key] ?? ''))) {
          report(lineOfKey(page, key), `"${key}" holds Chinese`, 'Write it in English');
        }
      }
      return;
    }
    if (
      typeof title === 'string' &&
      !hasHan(title) &&
      !isName(title) &&
      !namedAfterTypes.test(page.path)
    ) {
      report(lineOfKey(page, 'title'), `the title "${title}" is not in Chinese`, 'Translate it');
    }
    if (typeof description === 'string' && !hasHan(description)) {
      report(lineOfKey(page, 'description'), 'the description is not in Chinese', 'Translate it');
    }
  }),
};

export {isName};
