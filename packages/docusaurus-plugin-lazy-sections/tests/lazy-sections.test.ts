/** Division of a sidebar into sections, and conditions that disable the plugin. */
import logger from '@docusaurus/logger';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {divide, prefixesOf} from '../src/sections';
import {sectionAt} from '../src/sectionAt';

const link = (href: string, unlisted = false): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
  docId: href.slice(1),
  unlisted,
});
const category = (
  items: PropSidebarItem[],
  more: {href?: string; collapsed?: boolean} = {},
): PropSidebarItem => ({
  type: 'category',
  label: 'c',
  collapsed: true,
  collapsible: true,
  items,
  ...more,
});
const version = (...items: PropSidebarItem[]) =>
  ({docsSidebars: {docs: items}}) as unknown as PropVersionMetadata;

describe('sections', () => {
  it('are the closed top-level categories, each with its first listed page', () => {
    const sections = divide(
      version(
        link('/docs/intro'),
        category([link('/docs/hidden', true), category([link('/docs/a/b')], {href: '/docs/a'})]),
        category([link('/docs/open')], {collapsed: false}),
      ),
    );
    expect(sections).toMatchObject([
      {first: {href: '/docs/a/b'}, paths: ['/docs/hidden', '/docs/a', '/docs/a/b']},
    ]);
  });

  it('exclude categories with a page that is also listed elsewhere', () => {
    const twice = category([link('/docs/a')]);
    expect(divide(version(twice, link('/docs/a')))).toEqual([]);
  });

  it('are found by the prefix of an address', () => {
    const sections = divide(
      version(
        category([link('/docs/a/x'), link('/docs/a/y/z'), link('/docs/b/odd')]),
        category([link('/docs/b/x'), link('/docs/b/y')], {href: '/docs/category/b'}),
      ),
    );
    const prefixes = prefixesOf(sections, '/docs');
    const [a, b] = sections.map(({id}) => id);
    expect(prefixes).toEqual({
      '/docs/a': a,
      '/docs/b': b,
      '/docs/category': b,
      '/docs/b/odd': a,
    });
    for (const {id, paths} of sections) {
      expect(paths.map((path) => sectionAt(prefixes, path))).toEqual(paths.map(() => id));
    }
    expect(sectionAt(prefixes, '/docs/intro')).toBeUndefined();
    expect(sectionAt(prefixes, '/')).toBeUndefined();
  });
});

describe('the plugin', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.doUnmock('@docusaurus/utils');
    vi.resetModules();
  });

  it.each([
    ['3.10.2', 1],
    ['3.9.2', 0],
  ])('on Docusaurus %s logs %i warnings', async (docusaurus, warnings) => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.doMock('@docusaurus/utils', () => ({DOCUSAURUS_VERSION: docusaurus}));
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    const made = [];
    for (const language of ['zh', 'en']) {
      // A build calls the plugin for each language.
      vi.resetModules();
      const {default: plugin} = await import('../src');
      made.push(plugin({generatedFilesDir: `/${language}`} as LoadContext));
    }
    expect(warn).toHaveBeenCalledTimes(warnings);
    expect(made.every(({configureWebpack}) => !configureWebpack)).toBe(warnings > 0);
    warn.mockRestore();
  });
});
