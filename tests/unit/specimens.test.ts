/** Specimens of message schemas: complete, and consistent with the schemas and the examples. */
import {existsSync} from 'node:fs';
import {renderFigure} from 'docusaurus-plugin-figures';
import {describe, expect, it} from 'vitest';
import {kebabCase} from '../../scripts/generate/markdown';
import {
  hasPage,
  installed,
  schemaNames,
  type MessageSchema,
} from '../../scripts/generate/message-schemas/package';
import {readExamples, readTexts} from '../../scripts/generate/message-schemas/texts';
import {locales} from '../../src/config/locales';
import {hiddenFields, specimen} from '../../src/data/figures/_specimens';
import {drawMessage} from '../../src/data/figures/_specimens/draw';
import {valueAt, type Sheet} from '../../src/data/figures/_specimens/sheet';
import {specimens} from '../../src/data/specimens';

const names = schemaNames(installed).filter(hasPage);
const examples = readExamples();

/** Reports whether a schema has a field at a path such as `cubes.0.size`. */
function hasField(schema: MessageSchema, path: string): boolean {
  const [first = '', ...rest] = path.split('.');
  const field = schema.fields.find(({name}) => name === first);
  const left = rest[0] !== undefined && /^\d+$/.test(rest[0]) ? rest.slice(1) : rest;
  const isPart = field?.type.type === 'nested' && hasField(field.type.schema, left.join('.'));
  return field !== undefined && (left.length === 0 || isPart);
}

it('exist for exactly the schemas that have a page', () => {
  expect(Object.keys(specimens).sort()).toEqual([...names].sort());
  for (const name of names) {
    expect(existsSync(`src/data/figures/specimens/specimen-${kebabCase(name)}.ts`), name).toBe(
      true,
    );
  }
});

describe.each(Object.keys(specimens))('specimen of %s', (name) => {
  const {fields} = specimens[name]!;
  const schema = installed.messages[name];
  const drawings = locales.map((locale) => renderFigure(specimen(name), locale));

  it('shows fields of the schema, with a value in the example', () => {
    for (const path of Object.keys(fields)) {
      expect(schema && hasField(schema, path), path).toBe(true);
      expect(valueAt(examples[name], path), path).toBeDefined();
    }
  });

  it('mentions each of them in each drawing, and in the alt text', () => {
    const labels = schema
      ? Object.keys(fields).map((path) => path.replace(/\.(\d+)/g, '[$1]'))
      : installed.enums[name]!.values.map((value) => value.name);
    for (const drawing of drawings) {
      expect(drawing).toHaveLength(2);
      for (const {svg} of drawing) {
        for (const label of labels) {
          expect(svg.split('</desc>')[1]).toContain(`>${label}</text>`);
          expect(svg.split('</desc>')[0]).toContain(label);
        }
      }
    }
  });

  it('lists the fields that it omits', () => {
    const seen = Object.keys(fields).map((path) => path.split('.')[0]);
    for (const field of schema?.fields ?? []) {
      expect(hiddenFields(name).includes(field.name), field.name).toBe(!seen.includes(field.name));
    }
    for (const locale of locales) {
      for (const field of hiddenFields(name)) {
        expect(specimen(name).caption![locale]).toContain(field);
      }
    }
  });
});

it('name the folder in which a drawing is missing', () => {
  expect(() => drawMessage('Unknown', {} as Sheet)).toThrow(
    /^src\/data\/figures\/_specimens has no drawing of Unknown\. Add a function/,
  );
});

it('draw the values of enums in the order of their numbers', () => {
  for (const {name, values} of Object.values(installed.enums)) {
    const texts = Object.keys(readTexts('en').enums[name]!.values);
    expect(values.map((value) => value.name)).toEqual(texts);
    expect(values.map(({value}) => value)).toEqual(values.map((_, index) => index));
  }
});
