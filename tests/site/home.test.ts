import {expect, test} from 'vitest';
import {select, selectAll} from 'hast-util-select';
import {textOf, parseHtml} from 'docusaurus-plugin-post-build';
import {readBuilt} from './built';

const read = (file: string) => parseHtml(readBuilt(file));

test.each(['', '/en'])('the home page lists every section of the sidebar (%s)', (prefix) => {
  const links = selectAll('main a', read(`${prefix}/index.html`));
  const targets = links.map(({properties}) => properties.href);
  expect(targets).toContain(`${prefix}/docs/get-started/quick-start`);
  const names = links.map((link) => textOf(link));
  const sections = selectAll(
    '.theme-doc-sidebar-item-category-level-1',
    read(`${prefix}/docs/overview.html`),
  ).map((item) => textOf(select('a', item)!));
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((section) => !names.includes(section))).toEqual([]);
});
