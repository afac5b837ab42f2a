import {expect, it} from 'vitest';
import {labelFrontMatter} from '../../src/config/sidebar';

it.each([
  ['ExtensionPanelRegistration', 'Extension\u200BPanel\u200BRegistration'],
  ['RegisterMessageConverterArgs<Src>', 'Register\u200BMessage\u200BConverter\u200BArgs<Src>'],
  ['PointCloud', undefined],
  ['Optimize the performance of extensions', undefined],
])('the label of the page %s may break between its words', async (title, expected) => {
  const read = labelFrontMatter(async () => ({frontMatter: {title}, content: ''}));
  const {frontMatter} = await read({} as never);
  expect(frontMatter.sidebar_label).toBe(expected);
  expect(frontMatter.title).toBe(title);
});
