import {expect, test} from 'vitest';
import type {LiveSpecimen} from '../src/specimen/SpecimenEditor';
import {redraw} from '../src/specimen/redraw';

const bar: LiveSpecimen = {
  fields: ['length'],
  draw: (message) => `<svg><path d="M0 0h${(message as {size: {x: number}}).size.x * 2}"/></svg>`,
};
const redrawn = (text: string) => redraw(text, '{"size": {"x": 1}}', bar);

test('draws a message, and lists its fields', () => {
  expect(redrawn('{"size": {"x": 3}, "name": ""}')).toEqual({
    svg: '<svg><path d="M0 0h6"/></svg>',
    fields: ['size', 'name'],
  });
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2],
  ['an open bracket', '{\n  "a": [1, 2\n', 2],
  ['a comma without an item', '{\n  "a": [1, 2,],\n  "b": 3\n}', 2],
  ['a comma at the end', '{\n  "a": 1,\n}\n', 3],
  ['single quotes', '{\n  \'a\': 1,\n  "b": 2\n}', 2],
  ['a name without quotes', '{\n  "a": 1,\n  b: 2\n}', 3],
  ['a number of another language', '{\n  "a": .5,\n  "b": 2\n}', 2],
  ['a word of another language', '{\n  "a": True,\n  "b": 2\n}', 2],
  ['a comment', '{\n  "a": 1, // one\n  "b": 2\n}', 2],
  ['curly quotes', '{\n  “a”: 1,\n  "b": 2\n}', 2],
  ['a line break in a text', '{\n  "a": "x\ny",\n  "b": 2\n}', 2],
  ['text after the message', '{\n  "a": 1\n}\n}', 4],
  ['an empty text', '', 1],
])('names the line of %s', (_, text, line) => {
  expect(redrawn(text)).toMatchObject({
    fault: {
      line,
      message: `Line ${line} is not JSON: check quotation marks, commas, and brackets.`,
    },
  });
});

test('does not draw long lists', () => {
  const drawn = (count: number) =>
    redraw(`[${Array(count).fill(1).join()}]`, '[1]', {...bar, draw: String});
  expect(drawn(2000)).toHaveProperty('svg');
  expect(drawn(2001)).toMatchObject({fault: {message: expect.stringContaining('limit') as string}});
});

test.each([
  ['a field that is missing', '{}', 'The field size is missing.'],
  [
    'a value of another type',
    '{"size": {"x": "1"}}',
    'size.x has to be of the type number, not string.',
  ],
  ['no object', '3', 'Message (JSON) has to be of the type object, not number.'],
  ['a number that cannot be drawn', '{"size": {"x": 1e999}}', 'A limit of this tool'],
])('names %s', (_, text, message) => {
  expect(redrawn(text)).toMatchObject({
    fault: {message: expect.stringContaining(message) as string},
  });
});
