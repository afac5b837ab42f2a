/**
 * Facts that the generated parts of pages are made from. What is generated from them stands in the
 * repository: `tests/content/generated.test.ts` prints the difference.
 */
import Ajv from 'ajv';
import ts from 'typescript';
import {generateJsonSchema} from '@foxglove/schemas/internal.js';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseApi} from '../../scripts/generate/extension-api/declarations';
import {partialsIn} from '../../scripts/generate/files';
import {findProblems, type Sources} from '../../scripts/generate/message-schemas/check';
import {
  enumDefinitions,
  messageDefinitions,
} from '../../scripts/generate/message-schemas/definitions';
import {
  contained,
  installed,
  type MessageSchema,
} from '../../scripts/generate/message-schemas/package';
import {readExamples, readTexts} from '../../scripts/generate/message-schemas/texts';
import {
  noFilter,
  visibleRows,
  withoutPanel,
  type SchemaIndexData,
} from '../../src/components/SchemaIndex/filter';
import {locales, type Locale} from '../../src/config/locales';
import {cliCommands, cliVersion} from '../../src/data/cocli';
import {typeChecker} from '../content/lib/type-check';

const messages = Object.values(installed.messages);
const enums = Object.values(installed.enums);
const examples = readExamples();

const message = (name: string) => installed.messages[name] as MessageSchema;

const docs = (locale: Locale, page: string) =>
  readFileSync(
    `${locale === 'zh' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current'}/${page}`,
    'utf8',
  );

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
      'an empty description',
      ({texts}) => Object.assign(texts.en.messages.Log ?? {}, {description: ' '}),
      'src/data/message-schemas.en.json has no description of Log: add it.',
    ],
    [
      'a description of a value that is gone',
      ({texts}) => Object.assign(texts.zh.enums.LogLevel?.values ?? {}, {TRACE: '追踪。'}),
      'src/data/message-schemas.zh.json describes LogLevel.TRACE, which the package lacks: remove it.',
    ],
    [
      'a new message',
      ({schemas}) => Object.assign(schemas.messages, {Radar: {...message('Log'), name: 'Radar'}}),
      'Radar is new in the package: give it a kind in src/data/schema-kinds.ts.',
    ],
    [
      'a message that is gone',
      ({schemas}) => delete (schemas.messages as Record<string, MessageSchema>).GeoJSON,
      'src/data/schema-panels.ts names GeoJSON, which the package lacks.',
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

  it('hold unit quaternions', () => {
    const check = (value: unknown): void => {
      if (value && typeof value === 'object') {
        const {x, y, z, w} = value as Record<string, number>;
        if (w !== undefined) {
          expect(Math.hypot(x ?? 0, y ?? 0, z ?? 0, w)).toBeCloseTo(1, 3);
        }
        Object.values(value).forEach(check);
      }
    };
    check(Object.values(examples));
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
  it('draw in their diagrams what the package has', () => {
    const drawn = ['introduction', 'scene-update', 'image-annotations'].flatMap((page) =>
      locales.flatMap((locale) => [
        ...docs(locale, `viz/message-schemas/${page}.md`).matchAll(/^ {2}(\w+) --> (\w+)$/gm),
      ]),
    );
    expect(drawn.length).toBeGreaterThan(80);
    for (const [arrow, whole = '', part] of drawn) {
      expect(installed.messages[whole]?.fields.map(contained), arrow).toContain(part);
    }
  });

  it('have an index that is filtered by kind and by panel', async () => {
    const index = (await partialsIn('en')).find(({name}) => name === 'schemas.json')!;
    const {rows, kinds, panels} = JSON.parse(index.text) as SchemaIndexData;
    const names = (filter: Partial<typeof noFilter>) =>
      visibleRows(rows, {...noFilter, ...filter}).map(({name}) => name);
    expect(names({}).sort()).toEqual([...messages, ...enums].map(({name}) => name).sort());
    expect(names({panel: 'map'})).toEqual(['LocationFix', 'GeoJSON']);
    expect(names({panel: 'image', kind: 'annotation'})).toEqual(['ImageAnnotations']);
    expect(names({panel: withoutPanel})).toHaveLength(rows.length - 16);
    for (const filter of [
      ...kinds.map(({id: kind}) => ({kind})),
      ...panels.map(({id: panel}) => ({panel})),
    ]) {
      expect(names(filter).length).toBeGreaterThan(0);
    }
  });

  it('have a TypeScript sample that type-checks against the package', () => {
    const typeErrors = typeChecker({
      folder: process.cwd(),
      options: {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
      },
    });
    const page = docs('en', 'viz/message-schemas/introduction.md');
    const sample = /```ts title="toLog\.ts"\n(.*?)```/s.exec(page)?.[1] ?? '';
    expect(sample).not.toBe('');
    expect(typeErrors({'sample.ts': sample})).toEqual([]);
  });
});

describe('pages about the extension API', () => {
  it.each([
    [
      '/**\n * @zh 电池。\n * @en A battery.\n */\nexport interface Battery {\n  /** @zh 电量。 */\n  percentage: number;\n}',
      'sample.d.ts:7: "percentage" has no @en.',
    ],
    ['export type Level = number;', 'sample.d.ts:1: "Level" has no @zh and @en.'],
  ])('are not generated from a type without descriptions', (text, problem) => {
    expect(() => parseApi(text, 'sample.d.ts')).toThrow(problem);
  });
});

it('the page about coCLI says how many commands of which version it lists', () => {
  for (const locale of locales) {
    const page = docs(locale, 'developers/cocli/command-reference.md');
    expect(page).toContain(`coCLI ${cliVersion}`);
    expect(page).toContain(`${cliCommands.length} `);
  }
});
