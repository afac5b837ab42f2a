/**
 * npm run new-page: starts a page in both languages.
 *
 *   npm run new-page -- docs/device/pair-device "配对设备" "Pair a device"
 *
 * The pages are copies of `scripts/lib/new-page/`. Missing text is marked TODO, which the content checks reject.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nearestNames} from 'text-utils';
import {locales} from '../src/config/locales';
import {collections} from '../src/config/translation';

const usage = 'npm run new-page -- docs/section/page "中文标题" "English title"';

function stop(sentence: string): never {
  console.error(`${sentence}\nUsage: ${usage}`);
  process.exit(1);
}

function check(
  location: string | undefined,
  zhTitle: string | undefined,
  enTitle: string | undefined,
) {
  if (!location || !zhTitle || !enTitle) {
    return stop('Three things are needed: the path, the Chinese title, the English title.');
  }
  const id = location.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!location.startsWith('docs/')) {
    return stop(`The path "${location}" does not begin with docs/.`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(id)) {
    return stop(
      `The path "${location}" must be of small letters, digits and single hyphens: it becomes the address.`,
    );
  }
  if (!/\p{Script=Han}/u.test(zhTitle)) {
    return stop(
      `The first title, "${zhTitle}", contains no Chinese: the Chinese title comes first.`,
    );
  }
  if (/\p{Script=Han}/u.test(enTitle)) {
    return stop(
      `The second title, "${enTitle}", contains Chinese: the English title comes second.`,
    );
  }
  return {id, zhTitle, enTitle};
}

/** Text in a YAML line, quoted if YAML would parse it differently. */
function yamlText(text: string): string {
  return /^[\w\p{Script=Han}][^:#"'\\]*$/u.test(text) ? text : JSON.stringify(text);
}

const {id, zhTitle, enTitle} = check(...(process.argv.slice(2, 5) as [string?, string?, string?]));
const up = '../'.repeat(id.split('/').length - 1) || './';
const titles = {zh: zhTitle, en: enTitle};
const files = locales.map((locale) => {
  const template = path.join(import.meta.dirname, `lib/new-page/${locale}.md`);
  const text = readFileSync(template, 'utf8')
    .replace('TITLE', () => yamlText(titles[locale]))
    .replace('OVERVIEW', `${up}overview.md`)
    .replace('QUICK-START', `${up}get-started/quick-start.md`);
  return [`${collections.docs[locale]}/${id}.md`, text] as const;
});

const root = process.cwd();
/** Folders of pages, for the comparison with the new path. */
const folders = existsSync(path.join(root, 'docs'))
  ? readdirSync(path.join(root, 'docs'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
  : [];
const folder = path.posix.dirname(`docs/${id}`);
const isNewFolder = folder !== 'docs' && !folders.includes(folder);
const [alike] = isNewFolder ? nearestNames(folder, folders) : [];
if (alike !== undefined) {
  stop(`There is no folder ${folder}, but ${alike}: correct the path, or make the folder first.`);
}
const existing = files.find(([file]) => existsSync(path.join(root, file)));
if (existing) {
  stop(`The page ${existing[0]} exists already: nothing was written.`);
}
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
  console.log(`Written: ${file}`);
}
if (isNewFolder) {
  console.log(`The folder ${folder} is new: give it a category in sidebars.ts.`);
}
console.log(`
Next:
  1. Add this line to its category in sidebars.ts:   '${id}',
  2. Replace the TODO marks in both pages; keep headings, ids, tables and code in step.
  3. Look at them:   npm start   (Chinese)   npm start -- --locale en   (English)
  4. Draw their Mermaid blocks, if they have some:   npm run diagrams
  5. Declare that both say the same:   npm run i18n:mark -- docs/${id}
  6. Check them:     npm run fix -- docs/${id}.md   npm run check   npm test`);
