import {expect, test} from 'vitest';
import {unusedNames} from '../src/unusedNames';

const unused = (styles: string, ...words: string[]): string[] =>
  unusedNames(styles, new Set(words));

test('a class without a reference is unused', () => {
  expect(unused('.card { color: red } .pill { color: red }', 'card')).toEqual(['pill']);
});

test('numbers and the class in a negation are not classes of the rule', () => {
  expect(unused('.card:not(.card--flat) { margin: 0.5rem }', 'card')).toEqual([]);
});

test('a property is used if a remaining rule or other styles use it', () => {
  const styles =
    ':root { --a: 1; --b: var(--a); --c: 1 } .card { margin: var(--b) } .pill { margin: var(--c) }';
  expect(unused(styles, 'card')).toEqual(['pill', '--c']);
  expect(unused(styles, 'card', '--c')).toEqual(['pill']);
});

test('a property that only unused properties reference is unused', () => {
  expect(unused(':root { --a: 1; --b: var(--a) }')).toEqual(['--b', '--a']);
});

test('a rule remains if one of its selectors does', () => {
  expect(unused('.card, .pill { margin: var(--a) } :root { --a: 1 }', 'card')).toEqual(['pill']);
});
