import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {figuresOfPages} from '../src/cards';

let docs = '';
beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  mkdirSync(path.join(docs, 'device'));
});
afterEach(() => rmSync(docs, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(docs, file), text);
const isFigure = (name: string) => ['first', 'second'].includes(name);

it('uses the first figure of a page, or the one that its front matter names', () => {
  write('device/a.md', '# A\n\n<Figure name="first" />\n\n<Figure name="second" />\n');
  write('device/b.md', '---\ncard_figure: second\n---\n\n<Figure name="first" />\n');
  write('c.md', 'No figure.\n');
  write('d.md', '<Figure name="unknown" />\n');
  expect(Object.fromEntries(figuresOfPages(docs, isFigure))).toEqual({
    'device/a': 'first',
    'device/b': 'second',
  });
});

it('rejects an unknown figure in the front matter, and names the page', () => {
  write('device/a.md', '---\ncard_figure: third\n---\n');
  expect(() => figuresOfPages(docs, isFigure)).toThrow(/device\/a\.md: .*"third"/);
});
