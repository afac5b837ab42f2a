/** Editable specimens: drawn from all sides and with other values, each field with its effect. */
import {describe, expect, test} from 'vitest';
import {installed} from '../../scripts/generate/message-schemas/package';
import {readExamples} from '../../scripts/generate/message-schemas/texts';
import {hiddenFields} from '../../src/data/figures/_specimens';
import {liveSpecimen, withChangedField} from '../../src/data/figures/_specimens/live';
import {nameOf} from '../../src/data/figures/_specimens/sheet';
import {specimens} from '../../src/data/specimens';

/** Fields that define the byte layout: other values would change the whole picture. */
const layoutFields = ['point_stride', 'row_stride'];

const examples = readExamples() as Record<string, Record<string, unknown>>;
const messages = Object.keys(specimens).filter(
  (name) => Object.keys(specimens[name]!.fields).length > 0,
);

describe.each(messages)('live specimen of %s', (name) => {
  const specimen = liveSpecimen(name, 'en');
  const example = examples[name]!;

  test('lists all fields', () => {
    const svg = specimen.draw(example);
    const named = [...svg.matchAll(/data-field="([^"]+)"/g)].map(([, field]) => field);
    expect(new Set(named)).toEqual(new Set(specimen.fields));
  });

  const drawn = specimen.draw(example);
  /** Drawing of the example with another value of a field; undefined if it has none. */
  function drawOther(path: string): string | undefined {
    try {
      return specimen.draw(withChangedField(example, path.split('.')));
    } catch {
      return undefined;
    }
  }

  test.each(Object.keys(specimens[name]!.fields))('changes with %s, and highlights it', (path) => {
    expect(drawOther(path) === drawn).toBe(false);
    const field = nameOf(path);
    expect(specimen.draw(example, undefined, field).includes(`"${field}" data-lit`)).toBe(true);
  });

  const hidden = hiddenFields(name).filter((field) => !layoutFields.includes(field));
  test.each(hidden)('does not change with %s', (field) => {
    expect(drawOther(field) === drawn).toBe(true);
  });

  test('is drawn from all sides if it is spatial', () => {
    const views = [0, 90, 180, 270].flatMap((azimuth) => [
      {azimuth, elevation: 5},
      {azimuth, elevation: 85},
    ]);
    const drawings = views.map((view) => specimen.draw(example, view));
    expect(new Set(drawings).size > 1).toBe(specimen.view !== undefined);
  });
});

test.each(Object.entries(installed.enums).filter(([name]) => examples[name]))(
  'the example of %s is drawn',
  (name, {parentSchemaName}) => {
    const svg = liveSpecimen(parentSchemaName, 'en').draw(examples[name]);
    expect(svg).not.toContain('NaN');
    expect(svg).toContain('data-field');
  },
);

test('highlights the head of the arrow, not the ground, for its length', () => {
  const svg = liveSpecimen('ArrowPrimitive', 'en').draw(
    examples.ArrowPrimitive,
    undefined,
    'head_length',
  );
  const paths = svg.split('<g data-field')[0]!.match(/<path[^>]*>/g)!;
  expect(paths.some((part) => part.includes('data-lit'))).toBe(true);
  expect(paths.some((part) => !part.includes('data-lit'))).toBe(true);
});

test.each([
  ['CompressedImage', {data: btoa('\xff\xd8\xff\xe0'.repeat(9))}],
  ['CompressedVideo', {data: btoa('\0'.repeat(50_000))}],
  ['RawImage', {width: 1920, height: 1080}],
  ['Grid', {column_count: 100_000}],
  ['PackedElementField', {offset: 1e6}],
  ['PointCloud', {point_stride: 1e-6}],
  ['ImageAnnotations', {circles: [{...examples.CircleAnnotation, position: {x: 4e9, y: 0}}]}],
])('does not draw millions of parts of %s', (name, part) => {
  const draw = () => liveSpecimen(name, 'en').draw({...examples[name], ...part});
  expect(draw).toThrow(/parts are more than/);
});

/** Copies of a value, each with one list or text emptied, or one number of a message itself replaced. */
function variants(value: unknown, depth = 0): unknown[] {
  if (typeof value === 'number') {
    return depth === 1 ? [1e15] : [];
  }
  if (typeof value === 'string') {
    return [''];
  }
  const copies = Object.entries(value as object).flatMap(([key, part]) =>
    variants(part, depth + 1).map((other) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = other;
      return copy;
    }),
  );
  return Array.isArray(value) ? [[], ...copies] : copies;
}

test.each(messages)('prints no undefined value for edited messages of %s', (name) => {
  const specimen = liveSpecimen(name, 'en');
  const texts = variants(examples[name]).flatMap((message) => {
    try {
      return specimen.draw(message).match(/>[^<]+</g) ?? [];
    } catch {
      return [];
    }
  });
  expect(texts.filter((text) => /undefined|NaN|Infinity/.test(text))).toEqual([]);
});

test('escapes markup in a message', () => {
  const attack = '"/><img>';
  const change = (name: string, part: object) =>
    liveSpecimen(name, 'en').draw({...examples[name], ...part});
  const svgs = [
    change('TextAnnotation', {text: attack}),
    change('KeyValuePair', {key: attack, value: attack}),
    change('Log', {message: attack, file: attack, name: attack}),
    change('LocationFix', {color: {r: 1, g: 1, b: 1, a: attack}}),
  ];
  expect(svgs.filter((svg) => svg.includes('<img'))).toEqual([]);
});
