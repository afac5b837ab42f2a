import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {markdown} from '../../src/config/markdown';
import {taking} from '../../src/plugins/compiled-ahead';
import {pagesFolder, wholeFile} from '../../src/plugins/compiled-ahead/folders.mjs';
import {openStore} from '../../src/plugins/compiled-ahead/store';

let siteDir: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'compiled-ahead-'));
  put('docs/b.md', '');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function optionsWith(permalink: string | null, more: Partial<Options> = {}): Options {
  return {
    siteDir: '/site',
    staticDirs: [],
    markdownConfig: markdown(process.cwd()),
    resolveMarkdownLink: () => permalink,
    admonitions: true,
    ...more,
  };
}

const input = {
  content: '[B](./b.md)',
  filePath: '/site/docs/a.md',
  frontMatter: {title: 'A'},
  compilerName: 'client' as const,
};

const options = optionsWith('/docs/b');
const compiled = {content: 'ahead', contentTitle: 'A', links: [['./b.md', '/docs/b']]} as const;
const placeOf = async (own = options, given = input) =>
  (await openStore(siteDir, 'zh')).place(own, given);

/** What the bundler gets of a page: from whom, or the code that it has compiled itself. */
async function contentWith(own: Options, given: typeof input = input): Promise<string> {
  const processors = taking(own, openStore(siteDir, 'zh'), {pages: 0, taken: 0});
  return (await processors!.mdxProcessor.process(given)).content;
}
const own = /function _createMdxContent/;

it('takes a page that was compiled from the same', async () => {
  await (await placeOf()).write(compiled);
  expect(await contentWith(options)).toBe('ahead');
});

it('compiles a page itself that nobody has compiled, for those who come later too', async () => {
  const content = await contentWith(options);
  expect(content).toMatch(own);
  expect(await (await placeOf()).claim()).toBe(false);
  expect(await (await placeOf()).read()).toEqual({
    content,
    links: [['./b.md', '/docs/b']],
  });
});

it('compiles a page itself that somebody else has begun with', async () => {
  expect(await (await placeOf()).claim()).toBe(true);
  expect(await contentWith(options)).toMatch(own);
});

it.each<[string, Options, typeof input]>([
  ['text', options, {...input, content: '[B](./b.md).'}],
  ['front matter', options, {...input, frontMatter: {title: 'B'}}],
  ['settings', optionsWith('/docs/b', {admonitions: false}), input],
  ['plugins', optionsWith('/docs/b', {remarkPlugins: [function other() {}]}), input],
  ['addresses', optionsWith('/docs/c'), input],
])('takes no page that was compiled with other %s', async (_name, other, given) => {
  await (await placeOf()).write(compiled);
  expect(await contentWith(other, given)).toMatch(own);
});

it.each(['src/plugins/a.ts', 'src/data/a.json', 'src/figures/a.ts', 'static/img/a.png'])(
  'takes no page that was compiled before a change of %s',
  async (file) => {
    await (await placeOf()).write(compiled);
    put(file, 'changed');
    expect(await contentWith(options)).toMatch(own);
  },
);

it('takes no page of which a part is written, and compiles it again', async () => {
  await (await placeOf()).write(compiled);
  const folder = pagesFolder(siteDir, 'zh');
  const [file = ''] = readdirSync(folder);
  truncateSync(path.join(folder, file), 20);
  expect(await contentWith(options)).toMatch(own);
  expect((await (await placeOf()).read())?.content).toMatch(own);
});

it('keeps what a build has asked for, and nothing else', async () => {
  await (await placeOf(options, {...input, content: 'old'})).write(compiled);
  const before = pagesFolder(siteDir, 'zh');
  put('src/plugins/a.ts', 'changed');
  await (await placeOf(options, {...input, content: 'old'})).write(compiled);
  const store = await openStore(siteDir, 'zh');
  await store.place(options, input).write(compiled);
  // A build that is broken off here has not asked for all.
  expect(existsSync(wholeFile(siteDir, 'zh'))).toBe(false);
  await store.keepUsed();
  expect(readdirSync(path.dirname(before))).toEqual([path.basename(pagesFolder(siteDir, 'zh'))]);
  expect(existsSync(wholeFile(siteDir, 'zh'))).toBe(true);
  expect(readdirSync(pagesFolder(siteDir, 'zh'))).toHaveLength(2);
  expect((await (await placeOf()).read())?.content).toBe('ahead');
});
