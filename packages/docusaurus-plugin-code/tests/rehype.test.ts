import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {rehypeInlineCode} from '../src/rehype';

it('breaks long names between their words, in the text and in the table of contents', async () => {
  const toc = '[{value: "<code>updatePanelState</code>", id: "a", level: 2}]';
  const page = `export const toc = ${toc};\n\nCall \`updatePanelSettingsEditor\` there.\n`;
  const compiled = String(await compile(page, {rehypePlugins: [rehypeInlineCode]}));
  expect(compiled).toContain('<code>update<wbr>Panel<wbr>State</code>');
  expect(compiled.match(/\.wbr,/g)).toHaveLength(3);
});
