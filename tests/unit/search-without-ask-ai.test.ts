import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import load, {withoutAskAi} from '../../src/plugins/search-index/withoutAskAi.mjs';

const file = 'node_modules/@docsearch/react/dist/esm/DocSearchModal.js';
const source = readFileSync(file, 'utf8');

const site = mkdtempSync(path.join(tmpdir(), 'without-ask-ai-'));
afterAll(() => rmSync(site, {recursive: true}));
const context = {resourcePath: file, rootContext: site};

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
    expect(() => load.call(context, other)).toThrow(/DocSearchModal\.js is not as 4\.7\.0/);
  });

  it('is made once of the same source', () => {
    expect(load.call(context, source)).toBe(withoutAskAi(source));
    const folder = path.join(site, 'node_modules/.cache/without-ask-ai');
    const [name = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, name), 'kept');
    expect(load.call(context, source)).toBe('kept');
    expect(load.call(context, `${source} `)).toBe(withoutAskAi(source));
  });
});
