/** What the first paint of a page waits for. */
import {describe, expect, test} from 'vitest';
import {inlineCodeIn} from '../../src/plugins/content-security/inline-code';
import {attribute, elements, parseHtml, type Element} from '../../src/plugins/html';
import {builtPages, readBuilt} from './built';

const isStyles = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

/** What is wrong with a page, a line each. */
function problems(html: string): string[] {
  const all = [...elements(parseHtml(html))];
  const ids = new Set(all.map((element) => attribute(element, 'id')));
  const styles = all.findIndex(isStyles);
  const found: string[] = [];
  for (const [index, element] of all.entries()) {
    const {tagName} = element;
    if (tagName === 'script' && index > styles) {
      const {scripts} = inlineCodeIn({...element, childNodes: [element]});
      if (scripts.length > 0 || attribute(element, 'src') !== undefined) {
        found.push('a script behind the styles: reading the page waits for these');
      }
    }
    if (tagName === 'link' && attribute(element, 'rel') === 'expect') {
      const id = attribute(element, 'href')!.slice(1);
      if (!ids.has(id)) {
        found.push(`the first paint waits for #${id}, which is not there`);
      }
    }
    if (tagName === 'link' && attribute(element, 'as') === 'script') {
      if (attribute(element, 'media') !== 'not all') {
        found.push(`${attribute(element, 'href')} is asked for before the first paint`);
      }
    }
  }
  return found;
}

describe('the first paint', () => {
  test('waits for no script, and for a section that is there', () => {
    const found = builtPages().flatMap(({file}) =>
      problems(readBuilt(file)).map((problem) => `${file}: ${problem}`),
    );
    expect(found).toEqual([]);
  });

  test('is that of the first screen on pages of the docs', () => {
    const docs = builtPages().filter(({file}) => /(?:^|\/)docs\/(?!category\/)/.test(file));
    const without = docs.filter(
      ({head}) => !head.some((element) => attribute(element, 'rel') === 'expect'),
    );
    expect(docs.length).toBeGreaterThan(300);
    // Pages that lead on to another one have no sections.
    expect(without.filter(({file}) => /<h2/.test(readBuilt(file)))).toEqual([]);
  });

  const page = (head: string) =>
    `<!doctype html><html><head>${head}</head><body><h2 id="here">Here</h2></body></html>`;

  test.each([
    ['a script behind the styles', '<link rel=stylesheet href=/a.css><script>go()</script>'],
    ['a section that is not there', '<link rel=expect href=#there blocking=render>'],
    ['a script that is asked for at once', '<link rel=preload as=script href=/a.js>'],
  ])('is found to wait for %s', (_name, head) => {
    expect(problems(page(head))).toHaveLength(1);
    expect(problems(page('<script>go()</script><link rel=stylesheet href=/a.css>'))).toEqual([]);
  });
});
