/**
 * Facts that the generated parts of pages are made from. What is generated from them stands in the
 * repository: `tests/content/generated.test.ts` prints the difference.
 */
import Ajv from 'ajv';
import ts from 'typescript';
import {generateJsonSchema} from '@foxglove/schemas/internal.js';
import {describe, expect, it} from 'vitest';
import {partialsIn} from '../../scripts/generate/files';
import {findProblems, type Sources} from '../../scripts/generate/message-schemas/check';
import {
  enumDefinitions,
  messageDefinitions,
} from '../../scripts/generate/message-schemas/definitions';
import {installed, type MessageSchema} from '../../scripts/generate/message-schemas/package';
import {readExamples, readTexts} from '../../scripts/generate/message-schemas/texts';
import {locales} from '../../src/config/locales';

const messages = Object.values(installed.messages);
const enums = Object.values(installed.enums);
const examples = readExamples();

const message = (name: string) => installed.messages[name] as MessageSchema;

describe('package, texts and examples of message schemas', () => {
  const sources = (): Sources =>
    structuredClone({
      schemas: installed,
      texts: {zh: readTexts('zh'), en: readTexts('en')},
      examples,
    });

  it('are in step, at the version that the texts were compared with', () => {
    expect(findProblems(sources())).toEqual([]);
    for (const locale of locales) {
      expect(readTexts(locale).version).toBe(installed.version);
    }
  });

  it.each<[string, (planted: Sources) => void, string]>([
    [
      'a field without a description',
      ({texts}) => delete texts.zh.messages.PointCloud?.fields.data,
      'src/data/message-schemas.zh.json has no description of PointCloud.data: add it.',
    ],
    [
      'a new message',
      ({schemas}) => Object.assign(schemas.messages, {Radar: {...message('Log'), name: 'Radar'}}),
      'Radar is new in the package: give it a kind in src/data/schema-kinds.ts.',
    ],
    [
      'a missing example',
      ({examples: given}) => delete (given as Record<string, unknown>).Pose,
      'Pose has no example: write src/data/message-schema-examples/Pose.json.',
    ],
  ])('report %s', (_what, plant, problem) => {
    const planted = sources();
    plant(planted);
    expect(findProblems(planted)).toContain(problem);
  });
});

describe('examples of message schemas', () => {
  const ajv = new Ajv({strict: true, allErrors: true});
  const bytes = (data: string) => Buffer.from(data, 'base64');

  /** Keys that the message has no field for; JSON Schema allows them, a reader is misled. */
  function unknownKeys(value: unknown, schema: MessageSchema): string[] {
    if (Array.isArray(value)) {
      return value.flatMap((item) => unknownKeys(item, schema));
    }
    return Object.entries(value as Record<string, unknown>).flatMap(([key, item]) => {
      const field = schema.fields.find(({name}) => name === key);
      if (!field) {
        return [`${schema.name}.${key}`];
      }
      return field.type.type === 'nested' ? unknownKeys(item, field.type.schema) : [];
    });
  }

  it.each(Object.keys(examples))('%s follows the JSON Schema of the package', (name) => {
    // The example of an enum is a message that uses it.
    const schema = message(installed.enums[name]?.parentSchemaName ?? name);
    expect(ajv.validate(generateJsonSchema(schema), examples[name]), ajv.errorsText()).toBe(true);
    expect(unknownKeys(examples[name], schema)).toEqual([]);
  });

  it('hold data of the length and form that they announce', () => {
    const cloud = examples.PointCloud as {point_stride: number; data: string};
    expect(bytes(cloud.data).length).toBe(3 * cloud.point_stride);
    expect(bytes(cloud.data).readFloatLE(cloud.point_stride + 12)).toBe(38);
    const grid = examples.Grid as {row_stride: number; data: string};
    expect(bytes(grid.data).length).toBe(2 * grid.row_stride);
    const image = examples.RawImage as {step: number; height: number; data: string};
    expect(bytes(image.data).length).toBe(image.step * image.height);
    const picture = examples.CompressedImage as {data: string};
    expect(bytes(picture.data).subarray(1, 4).toString()).toBe('PNG');
    const video = examples.CompressedVideo as {data: string};
    expect(bytes(video.data).subarray(0, 5).toString('hex')).toBe('0000000167');
    const {geojson} = examples.GeoJSON as {geojson: string};
    expect(JSON.parse(geojson)).toMatchObject({type: 'FeatureCollection'});
  });
});

describe('definitions of message schemas', () => {
  it('are complete in seven encodings, without comments', async () => {
    const all = [
      ...messages.map((schema) => ({
        definitions: messageDefinitions(schema),
        members: schema.rosEquivalent ? [] : schema.fields.map(({name}) => name),
      })),
      ...enums.map((schema) => ({
        definitions: enumDefinitions(schema),
        members: schema.values.map(({name}) => name),
      })),
    ];
    for (const {definitions, members} of all) {
      const codes = (await definitions).map(({code}) => code);
      expect(codes).toHaveLength(7);
      for (const code of codes) {
        // ROS 2 and FlatBuffers write names of fields in lower case.
        for (const member of members) {
          expect(code.toLowerCase()).toContain(member.toLowerCase());
        }
        expect(code).not.toMatch(/@@|Generated by|"description"|\n\n\n/);
      }
      expect(() => void JSON.parse(codes[2] ?? '')).not.toThrow();
      expect(ts.transpileModule(codes[6] ?? '', {reportDiagnostics: true}).diagnostics).toEqual([]);
    }
  });
});

describe('pages about message schemas', () => {
  it('have an index of all of them, with their kinds and panels', async () => {
    const index = (await partialsIn('en')).find(({name}) => name === 'schema-index.mdx')!;
    const names = (row: string) =>
      [...index.text.matchAll(new RegExp(row, 'gm'))].map(([, name]) => name);
    const name = String.raw`^\| \[\x60(\w+)\x60\]`;
    expect(names(name).sort()).toEqual([...messages, ...enums].map((it) => it.name).sort());
    expect(names(`${name}.*\\[Map panel\\]`)).toEqual(['LocationFix', 'GeoJSON']);
    expect(names(`${name}.*Image annotations.*\\[Image panel\\]`)).toEqual(['ImageAnnotations']);
    expect(names(`${name}.*(?:None|As part of others) \\|$`)).toHaveLength(names(name).length - 16);
  });
});
