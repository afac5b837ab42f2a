import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import load, {withoutAskAi} from '../../src/plugins/search-index/withoutAskAi.mjs';

const file = 'node_modules/@docsearch/react/dist/esm/DocSearchModal.js';
const source = readFileSync(file, 'utf8');
describe('the search dialog without Ask AI', () => {
  it('keeps the dialog and leaves out what Ask AI brings along', () => {
    const less = withoutAskAi(source);
    expect(less.length).toBeLessThan(source.length / 3);
    for (const kept of [
      'DocSearch-Modal',
      'DocSearch-Hit-title',
      'DocSearch-NoResults',
      '.Trigger=',
    ]) {
      expect(less).toContain(kept);
    }
    for (const gone of ['ZodObject', 'vercel.ai', 'new Function']) {
      expect(source).toContain(gone);
      expect(less).not.toContain(gone);
    }
  });

  it('refuses a dialog in which it does not find its way', () => {
    const other = source.replaceAll('resetAskAiChatSession', 'resetChat');
    expect(() => withoutAskAi(other)).toThrow(/0 functions hold resetAskAiChatSession/);
    expect(() => load.call({resourcePath: file}, other)).toThrow(
      /DocSearchModal\.js is not as 4\.7\.0/,
    );
  });
});
