/** Copies of this site, and a stock Docusaurus, to build in temporary folders. */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {locales} from '../../../src/config/locales';
import {collections} from '../../../src/config/translation';

export const siteRoot = path.join(import.meta.dirname, '../../..');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 1 << 28});

/** A folder of this run's own; `remove` deletes it. */
export function temporaryFolder(): {folder: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** The installed packages without the caches of builds; as links to the same data where that works. */
function copyPackages(target: string): void {
  const source = path.join(siteRoot, 'node_modules');
  try {
    execFileSync('cp', ['-al', source, target], {stdio: 'ignore'});
  } catch {
    rmSync(target, {recursive: true, force: true});
    execFileSync('cp', ['-a', source, target]);
  }
  rmSync(path.join(target, '.cache'), {recursive: true, force: true});
}

/** This site as it lies here, uncommitted changes included, with its history and packages. */
export function copySite(target: string): void {
  git(siteRoot, 'clone', '--quiet', '--shared', '--no-checkout', siteRoot, target);
  git(target, 'reset', '--quiet');
  const listed = git(siteRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    const from = path.join(siteRoot, file);
    if (existsSync(from)) {
      cpSync(from, path.join(target, file), {recursive: true});
    }
  }
  copyPackages(path.join(target, 'node_modules'));
}

/** Prefixes what front matter says about the address, so that copies do not collide. */
const movedSlug = (text: string, folder: string) =>
  text.replace(/^slug: \//m, () => `slug: /${folder}/`);

function copyTree(from: string, to: string, change: (text: string) => string): void {
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    if (/^copy\d+$/.test(entry.name)) {
      continue;
    }
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      copyTree(source, target, change);
    } else {
      mkdirSync(to, {recursive: true});
      if (/\.mdx?$/.test(entry.name)) {
        writeFileSync(target, change(readFileSync(source, 'utf8')));
      } else {
        cpSync(source, target);
      }
    }
  }
}

/**
 * Gives a copy of this site all docs several times, each time in a folder and a category of its own
 * at the top of the sidebar.
 */
export function multiplyDocs(site: string, times: number): void {
  const numbers = Array.from({length: times - 1}, (_, index) => index + 2);
  for (const folder of Object.values(collections.docs)) {
    for (const number of numbers) {
      const name = `copy${number}`;
      copyTree(path.join(site, folder), path.join(site, folder, name), (text) =>
        movedSlug(text, name),
      );
    }
  }
  renameSync(path.join(site, 'sidebars.ts'), path.join(site, 'sidebars.single.ts'));
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import single from './sidebars.single';

function moved(item: any, name: string): any {
  if (typeof item === 'string') return name + '/' + item;
  if (item.type === 'category') {
    const slug = item.link?.slug;
    return {...item, key: name + item.key, items: item.items.map((inner: any) => moved(inner, name)),
      ...(item.link && {link: {...item.link, ...(slug && {slug: '/' + name + slug}), ...(item.link.id && {id: name + '/' + item.link.id})}})};
  }
  return item.id ? {...item, id: name + '/' + item.id} : item;
}
const docs = single.docs as any[];
export default {docs: [...docs, ...${JSON.stringify(numbers)}.map((number) => ({
  type: 'category', key: 'copy' + number, label: 'Copy ' + number, items: docs.map((item) => moved(item, 'copy' + number)),
}))]};
`,
  );
  // Docusaurus starts git once for each page that the history does not know.
  git(site, 'add', '--all');
  git(
    site,
    ...['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'],
    ...['commit', '--quiet', '--no-verify', '-m', 'Copies'],
  );
}

/** Options of Docusaurus 3.9.2's template for the classic preset; CommonMark needs no MDX escapes. */
const stockConfig = `module.exports = {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/',
  i18n: {defaultLocale: 'zh', locales: ['zh', 'en']},
  onBrokenLinks: 'warn',
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  themeConfig: {
    navbar: {title: 'Stock', items: [{type: 'localeDropdown', position: 'right'}]},
    algolia: {appId: 'STOCK', apiKey: 'stock', indexName: 'stock'},
  },
};
`;

/** What a Markdown twin holds, as plain Markdown with links that Docusaurus checks. */
function neutral(twin: string, siteUrl: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(twin) ?? [];
  const {title} = parse(head) as {title: string};
  const text = body
    .replace(/!\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/^(\s*`{3,})mermaid/gm, '$1text')
    .replaceAll(`](${siteUrl}/`, '](/')
    .replace(/(\]\(\/[^)\s#]*)#[^)\s]*/g, '$1');
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${text}`;
}

/**
 * A site of stock Docusaurus with the pages of a build of this one, read from their Markdown twins:
 * components, data and generated sections are text there. Pictures are left out; the sidebar
 * follows the folders. The packages are those of this site's lock file.
 *
 * @param build Folder of a build of both languages.
 */
export function stockSite(target: string, build: string, siteUrl: string): void {
  mkdirSync(target, {recursive: true});
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    writeFileSync(path.join(target, file), text);
  };
  put(
    'package.json',
    JSON.stringify({
      name: 'stock',
      private: true,
      browserslist: {production: ['>0.5%', 'not dead', 'not op_mini all']},
    }),
  );
  put('docusaurus.config.js', stockConfig);
  put('sidebars.js', `module.exports = {docs: [{type: 'autogenerated', dirName: '.'}]};\n`);
  for (const language of locales) {
    const root = path.join(build, language === 'zh' ? '' : language);
    const twins = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
      (file) => file.endsWith('.md') && !(language === 'zh' && file.startsWith('en/')),
    );
    for (const file of twins) {
      const text = neutral(readFileSync(path.join(root, file), 'utf8'), siteUrl);
      const place = file.startsWith('docs/')
        ? path.join(collections.docs[language], file.slice('docs/'.length))
        : path.join(collections.pages[language], file);
      put(place, text);
    }
  }
  // Folders of the same name need keys of their own for the texts of the sidebar.
  const docs = path.join(target, collections.docs.zh);
  for (const entry of readdirSync(docs, {withFileTypes: true, recursive: true})) {
    if (entry.isDirectory()) {
      const folder = path.relative(docs, path.join(entry.parentPath, entry.name));
      put(
        path.join(collections.docs.zh, folder, '_category_.json'),
        JSON.stringify({label: entry.name, key: folder}),
      );
    }
  }
  copyPackages(path.join(target, 'node_modules'));
}
