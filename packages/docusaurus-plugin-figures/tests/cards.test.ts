import {TestFolder} from 'test-utils';
import {expect, it} from 'vitest';
import {figuresOfPages} from '../src/cards';

const docs = new TestFolder();
const isFigure = (name: string) => ['first', 'second'].includes(name);

it('uses the first figure of a page, or the one that its front matter names', () => {
  docs.put('device/a.md', '# A\n\n<Figure name="first" />\n\n<Figure name="second" />\n');
  docs.put('device/b.md', '---\ncard_figure: second\n---\n\n<Figure name="first" />\n');
  docs.put('c.md', 'No figure.\n');
  docs.put('d.md', '<Figure name="unknown" />\n');
  expect(Object.fromEntries(figuresOfPages(docs.root, isFigure))).toEqual({
    'device/a': 'first',
    'device/b': 'second',
  });
});

it('rejects an unknown figure in the front matter, and names the page', () => {
  docs.put('device/a.md', '---\ncard_figure: third\n---\n');
  expect(() => figuresOfPages(docs.root, isFigure)).toThrow(/device\/a\.md: .*"third"/);
});
