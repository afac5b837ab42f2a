import {expect, test} from 'vitest';
import {attribute, elements, find, hasClass, parseHtml, textOf} from 'docusaurus-plugin-post-build';
import {readBuilt} from './built';

const read = (file: string) => parseHtml(readBuilt(file));

test.each(['', '/en'])('the home page names every section of the sidebar (%s)', (prefix) => {
  const main = find(read(`${prefix}/index.html`), ({tagName}) => tagName === 'main')!;
  const links = [...elements(main)].filter(({tagName}) => tagName === 'a');
  const targets = links.map((link) => attribute(link, 'href'));
  expect(targets).toContain(`${prefix}/docs/get-started/quick-start`);
  const names = links.map((link) => textOf(link));
  const sections = [...elements(read(`${prefix}/docs/overview.html`))]
    .filter((element) => hasClass(element, 'theme-doc-sidebar-item-category-level-1'))
    .map((item) => textOf(find(item, ({tagName}) => tagName === 'a')!).trim());
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((section) => !names.includes(section))).toEqual([]);
});
