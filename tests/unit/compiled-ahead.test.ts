import {mkdtempSync, readdirSync, rmSync, truncateSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {taking} from '../../src/plugins/compiled-ahead';
import {store} from '../../src/plugins/compiled-ahead/store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-ahead-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Options whose processors say that they ran. */
function optionsWith(permalink: string, more: Partial<Options> = {}): Options {
  const processor = {process: () => Promise.resolve({content: 'own', data: {}})};
  return {
    siteDir: '/site',
    staticDirs: [],
    markdownConfig: {format: 'mdx'} as Options['markdownConfig'],
    resolveMarkdownLink: () => permalink,
    processors: {mdProcessor: processor, mdxProcessor: processor},
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

async function contentWith(own: Options, given: typeof input = input): Promise<string> {
  const processors = taking(own, folder, {pages: 0, taken: 0});
  return (await processors!.mdxProcessor.process(given)).content;
}

it('takes a page that was compiled from the same', async () => {
  await store(folder, options)(input).write(compiled);
  expect(await contentWith(options)).toBe('ahead');
});

it('compiles a page itself that nobody has compiled, and claims it', async () => {
  expect(await contentWith(options)).toBe('own');
  expect(await store(folder, options)(input).claim()).toBe(false);
});

it('compiles a page itself that somebody else has begun with', async () => {
  await store(folder, options)(input).claim();
  expect(await contentWith(options)).toBe('own');
});

it.each<[string, Options, typeof input]>([
  ['text', options, {...input, content: '[B](./b.md).'}],
  ['front matter', options, {...input, frontMatter: {title: 'B'}}],
  ['settings', optionsWith('/docs/b', {admonitions: false}), input],
  ['plugins', optionsWith('/docs/b', {remarkPlugins: [function other() {}]}), input],
  ['addresses', optionsWith('/docs/c'), input],
])('takes no page that was compiled with other %s', async (_name, own, given) => {
  await store(folder, options)(input).write(compiled);
  expect(await contentWith(own, given)).toBe('own');
});

it('takes no page of which a part is written', async () => {
  await store(folder, options)(input).write(compiled);
  const [file = ''] = readdirSync(folder);
  truncateSync(path.join(folder, file), 20);
  expect(await contentWith(options)).toBe('own');
});
