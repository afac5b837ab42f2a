import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {generateJsonSchema} from '@foxglove/schemas/internal.js';
import {noFilter, visibleRows, withoutPanel} from '../../src/components/SchemaIndex/filter';
import {locales, type Locale} from '../../src/config/locales';
import {schemaPanels} from '../../src/data/schema-panels';
import dependencies from '../../src/plugins/dependencies.mjs';
import {indexData, readPages} from '../../src/plugins/message-schemas';
import {findProblems, type Sources} from '../../src/plugins/message-schemas/check';
import {
  declaredNames,
  enumDefinitions,
  messageDefinitions,
} from '../../src/plugins/message-schemas/definitions';
import {drawGraph, edgesOf, graphs} from '../../src/plugins/message-schemas/graph';
import {contained, installed, type MessageSchema} from '../../src/plugins/message-schemas/package';
import {placeOf, withoutPage} from '../../src/plugins/message-schemas/pages';
import {printJson} from '../../src/plugins/message-schemas/print';
import remarkMessageSchemas from '../../src/plugins/message-schemas/remark';
import {readExamples, readTexts} from '../../src/plugins/message-schemas/texts';
import {typeNames} from '../../src/plugins/message-schemas/type-names';
import {typeChecker} from '../content/lib/type-check';
import {linksOf} from './trees';

const siteDir = process.cwd();
const messages = Object.values(installed.messages);
const enums = Object.values(installed.enums);
const examples = readExamples();

function message(name: string): MessageSchema {
  return installed.messages[name] as MessageSchema;
}

/** The real sources, to plant faults in. */
function sources(): Sources {
  return structuredClone({
    schemas: installed,
    texts: {zh: readTexts('zh'), en: readTexts('en')},
    examples,
    pages: {zh: readPages(siteDir, 'zh'), en: readPages(siteDir, 'en')},
  });
}

describe('the package', () => {
  it('has as many messages, fields, enums, and values as the pages were written for', () => {
    expect(messages).toHaveLength(49);
    expect(messages.flatMap(({fields}) => fields)).toHaveLength(238);
    expect(enums).toHaveLength(6);
    expect(enums.flatMap(({values}) => values)).toHaveLength(29);
  });

  it.each(locales)('is the version that the texts were compared with (%s)', (locale) => {
    expect(readTexts(locale)).toMatchObject({
      package: '@foxglove/schemas',
      version: installed.version,
    });
  });

  it('is drawn by panels in 16 of its messages', () => {
    expect(Object.keys(schemaPanels)).toHaveLength(16);
  });

  it('has a pose and a color in every primitive, as the pages say', () => {
    const primitives = message('SceneEntity')
      .fields.map(contained)
      .filter((name) => name?.endsWith('Primitive'));
    expect(primitives).toHaveLength(8);
    for (const name of primitives) {
      const parts = message(name ?? '').fields.map(contained);
      expect(parts).toEqual(expect.arrayContaining(['Pose', 'Color']));
    }
  });
});

describe('package, texts, examples, and pages', () => {
  it('are in step', () => {
    expect(findProblems(sources())).toEqual([]);
  });

  it.each<[string, (planted: Sources) => void, string | RegExp]>([
    [
      'a field without a Chinese description',
      ({texts}) => delete texts.zh.messages.PointCloud?.fields.data,
      'src/data/message-schemas.zh.json has no description of PointCloud.data: add it.',
    ],
    [
      'an enum value without an English description',
      ({texts}) => delete texts.en.enums.LogLevel?.values.FATAL,
      'src/data/message-schemas.en.json has no description of LogLevel.FATAL: add it.',
    ],
    [
      'an empty description',
      ({texts}) => Object.assign(texts.en.messages.Log ?? {}, {description: ' '}),
      'src/data/message-schemas.en.json has no description of Log.',
    ],
    [
      'a description of a field that is gone',
      ({texts}) => Object.assign(texts.zh.messages.Log?.fields ?? {}, {severity: '严重程度。'}),
      'src/data/message-schemas.zh.json describes Log.severity, which the package lacks: remove it.',
    ],
    [
      'a description of a message that is gone',
      ({texts}) => Object.assign(texts.zh.messages, {Gone: {description: '旧的。', fields: {}}}),
      'src/data/message-schemas.zh.json describes Gone, which the package lacks: remove it.',
    ],
    [
      'a new message',
      ({schemas}) => Object.assign(schemas.messages, {Radar: {...message('Log'), name: 'Radar'}}),
      'Radar is new in the package: give it a kind in src/plugins/message-schemas/pages.ts, and a page.',
    ],
    [
      'a new field',
      ({schemas}) =>
        Object.assign(schemas.messages, {
          Log: {
            ...message('Log'),
            fields: [...message('Log').fields, {...message('Log').fields[0], name: 'thread'}],
          },
        }),
      'src/data/message-schemas.zh.json has no description of Log.thread: add it.',
    ],
    [
      'a message that is gone',
      ({schemas}) => delete (schemas.messages as Record<string, MessageSchema>).GeoJSON,
      'GeoJSON is no longer in the package: remove it from src/plugins/message-schemas/pages.ts.',
    ],
    [
      'a missing page',
      ({pages}) => delete (pages.en as Record<string, string>).pose,
      /^Pose has no page: write i18n\/en\/.*\/pose\.md\.$/,
    ],
    [
      'a page about another message',
      ({pages}) =>
        Object.assign(pages.zh, {pose: (pages.zh.pose ?? '').replace('name="Pose"', 'name="Log"')}),
      'docs/viz/message-schemas/pose.md does not show its message: add <MessageSchema name="Pose" />.',
    ],
    [
      'a page about no message',
      ({pages}) => Object.assign(pages.zh, {radar: ''}),
      'docs/viz/message-schemas/radar.md is about no message of the package: remove it.',
    ],
    [
      'a missing example',
      ({examples: given}) => delete (given as Record<string, unknown>).Pose,
      'Pose has no example: write src/data/message-schema-examples/Pose.json.',
    ],
    [
      'panels of a message that is gone',
      (planted) => Object.assign(planted, {support: {Radar: {draws: {'3d': {zh: '', en: ''}}}}}),
      'src/data/schema-panels.ts names Radar, which the package lacks: remove it.',
    ],
    [
      'an unknown panel',
      (planted) => Object.assign(planted, {support: {Log: {draws: {radar: {zh: '', en: ''}}}}}),
      'src/data/schema-panels.ts names the unknown panel "radar".',
    ],
  ])('report %s', (_what, plant, problem) => {
    const planted = sources();
    plant(planted);
    expect(findProblems(planted)).toContainEqual(
      typeof problem === 'string' ? problem : (expect.stringMatching(problem) as string),
    );
  });
});

/** The message whose JSON Schema an example must follow: that of an enum is its parent. */
function schemaOf(name: string): MessageSchema {
  return message(installed.enums[name]?.parentSchemaName ?? name);
}

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

describe('examples', () => {
  const ajv = new Ajv({strict: true, allErrors: true});

  it.each(Object.keys(examples))('%s follows the JSON Schema of the package', (name) => {
    const schema = schemaOf(name);
    expect(ajv.validate(generateJsonSchema(schema), examples[name]), ajv.errorsText()).toBe(true);
    expect(unknownKeys(examples[name], schema)).toEqual([]);
  });

  it('are caught when they do not', () => {
    const wrong = {...(examples.Log as object), level: 'WARNING'};
    expect(ajv.validate(generateJsonSchema(message('Log')), wrong)).toBe(false);
    expect(unknownKeys({severity: 3}, message('Log'))).toEqual(['Log.severity']);
  });

  const bytes = (data: string) => Buffer.from(data, 'base64');

  it('hold data of the length they announce', () => {
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
  });

  it('hold GeoJSON that parses', () => {
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

describe('definitions', () => {
  const all = [
    ...messages.map((schema) => ({
      name: schema.name,
      definitions: messageDefinitions(schema, installed),
      members: schema.fields.map(({name}) => name),
    })),
    ...enums.map((schema) => ({
      name: schema.name,
      definitions: enumDefinitions(schema, installed),
      members: schema.values.map(({name}) => name),
    })),
  ];

  it.each(all)('of $name are complete in seven encodings', ({name, definitions, members}) => {
    expect(definitions.map(({id}) => id)).toEqual([
      'ros1',
      'ros2',
      'json',
      'protobuf',
      'flatbuffers',
      'omgidl',
      'typescript',
    ]);
    for (const {id, code} of definitions) {
      // Where ROS has its own message for it, that one's fields are shown.
      const own = id.startsWith('ros') && installed.messages[name]?.rosEquivalent ? [] : members;
      for (const member of own) {
        // ROS 2 and FlatBuffers write field names in lower case.
        expect(code.toLowerCase()).toContain(member.toLowerCase());
      }
      expect(code).not.toMatch(/@@|Generated by|\n\n\n/);
    }
  });

  it.each(all)('of $name parse as JSON and TypeScript', ({definitions}) => {
    const code = (id: string) => definitions.find((it) => it.id === id)?.code ?? '';
    expect(() => void JSON.parse(code('json'))).not.toThrow();
    const {diagnostics} = ts.transpileModule(code('typescript'), {reportDiagnostics: true});
    expect(diagnostics).toEqual([]);
  });

  it('show the JSON Schema of the package, descriptions aside', () => {
    const [, , json] = messageDefinitions(message('PackedElementField'), installed);
    expect(JSON.parse(json?.code ?? '')).toMatchObject({
      title: 'foxglove.PackedElementField',
      properties: {type: {title: 'foxglove.NumericType'}},
      required: ['name', 'offset', 'type'],
    });
    expect(json?.code).not.toContain('description');
  });

  it('show what ROS has in place of a message', () => {
    const [ros1, ros2] = messageDefinitions(message('Pose'), installed);
    expect(ros1).toMatchObject({
      file: 'geometry_msgs/msg/Pose.msg',
      code: 'geometry_msgs/Point position\ngeometry_msgs/Quaternion orientation',
    });
    expect(ros2?.file).toBe('geometry_msgs/msg/Pose.msg');
  });

  it('keep what the generator itself has to say', () => {
    const [ros1, , , proto] = messageDefinitions(message('LocationFix'), installed);
    expect(ros1?.code).toContain('# NaN indicates this value is not set\nfloat64 heading');
    expect(proto?.code).toContain('repeated double position_covariance = 4; // length 9');
  });

  it('come with the names that a channel declares', () => {
    expect(declaredNames(message('PointCloud')).map(({name}) => name)).toEqual([
      'foxglove_msgs/PointCloud',
      'foxglove_msgs/msg/PointCloud',
      'foxglove.PointCloud',
      'foxglove::PointCloud',
    ]);
    expect(declaredNames(message('Pose')).map(({name}) => name)).toContain('geometry_msgs/Pose');
  });

  it('give each built-in type its name in each encoding', () => {
    const names = Object.fromEntries(typeNames(installed).map(({type, names: own}) => [type, own]));
    expect(names.uint32).toEqual([
      'uint32',
      'uint32',
      'integer',
      'fixed32',
      'uint32',
      'uint32',
      'number',
    ]);
    expect(names.time).toContain('google.protobuf.Timestamp');
    expect(names.bytes).toContain('string (base64)');
  });
});

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

function expand(source: string, locale: Locale = 'zh', schemas = installed): Root {
  const tree = parser.parse(source);
  unified()
    .use(remarkMessageSchemas, {locale, schemas})
    .runSync(tree, {path: path.join(siteDir, 'docs/viz/message-schemas/sample.md')});
  return tree;
}

function headingIds(tree: Root): unknown[] {
  const ids: unknown[] = [];
  visit(tree, 'heading', (node: Heading) => {
    ids.push(node.data?.hProperties?.id ?? toString(node));
  });
  return ids;
}

describe('<MessageSchema>', () => {
  it.each(locales)('becomes sections with the same ids (%s)', (locale) => {
    expect(headingIds(expand('<MessageSchema name="PointCloud" />', locale))).toEqual([
      'panels',
      'fields',
      'example',
      'definitions',
      'used-by',
    ]);
    expect(headingIds(expand('<MessageSchema name="LogLevel" />', locale))).toEqual([
      'values',
      'example',
      'definitions',
      'used-by',
    ]);
  });

  it('keeps what is written inside after the example', () => {
    const tree = expand('<MessageSchema name="Log">\n\n## Notes\n\nText.\n\n</MessageSchema>');
    expect(headingIds(tree)).toEqual([
      'panels',
      'fields',
      'example',
      'Notes',
      'definitions',
      'used-by',
    ]);
  });

  it('links types, panels, parents, and its own rows', () => {
    const urls = linksOf(expand('<MessageSchema name="Grid" />'));
    expect(urls).toEqual(
      expect.arrayContaining([
        './built-in-types.md#time',
        './vector-2.md',
        './packed-element-field.md',
        '#field-cell-size',
        './introduction.md#attribution',
      ]),
    );
    expect(urls.some((url) => url.startsWith('../panel/3d-panel.md'))).toBe(true);
    expect(linksOf(expand('<MessageSchema name="Vector2" />'))).toContain('./grid.md');
    expect(linksOf(expand('<MessageSchema name="Pose" />'))).toContain(
      './introduction.md#other-schemas',
    );
  });

  it('writes array-ness, options, and defaults into the field table', () => {
    const fix = toString(expand('<MessageSchema name="LocationFix" />', 'en'));
    expect(fix).toContain('float64[9]');
    expect(fix).toContain('KeyValuePair[]');
    expect(fix).toContain('Optional. Heading in rad, clockwise from north.');
    expect(toString(expand('<MessageSchema name="Quaternion" />', 'en'))).toContain('Default: 1.');
  });

  it('follows a new version of the package', () => {
    const log = message('Log');
    const [first] = log.fields;
    const changed = {
      ...installed,
      messages: {
        ...installed.messages,
        Log: {...log, fields: log.fields.map((it) => (it === first ? {...it, array: 4} : it))},
      },
    };
    expect(toString(expand('<MessageSchema name="Log" />', 'en', changed))).toContain('time[4]');
  });

  it.each([
    ['<MessageSchema name="Radar" />', 'has no "Radar"'],
    ['<MessageSchema />', 'needs the name of a message'],
    ['<SchemaGraph name="radar" />', 'needs one of these names: scene,'],
  ])('stops at %s and says where', (source, problem) => {
    expect(() => expand(`Text.\n\n${source}`)).toThrow(
      new RegExp(`docs/viz/message-schemas/sample\\.md:3: .*${problem}`),
    );
  });
});

describe('graphs', () => {
  it.each(Object.keys(graphs))('%s connects all of its messages', (name) => {
    const graph = graphs[name];
    expect(graph).toBeDefined();
    if (graph) {
      const edges = edgesOf(graph, installed);
      const connected = new Set(edges.flatMap(({whole, parts}) => [whole, ...parts]));
      expect([...connected].sort()).toEqual([...graph.nodes].sort());
      for (const locale of locales) {
        const source = drawGraph(graph, installed, locale);
        expect(source).toMatch(/^flowchart (?:TB|LR)\n {2}accTitle: .+\n {2}accDescr: .+\n/);
      }
    }
  });

  it('name no message that is gone', () => {
    const graph = {...graphs.scene, nodes: ['Radar']} as (typeof graphs)[string];
    expect(() => edgesOf(graph, installed)).toThrow('A graph names Radar');
  });
});

describe('index', () => {
  const {rows, kinds, panels} = indexData('zh');

  it('lists every message and enum once, with the page that tells about it', () => {
    expect(rows.map(({name}) => name).sort()).toEqual(
      [...messages, ...enums].map(({name}) => name).sort(),
    );
    expect(rows.find(({name}) => name === 'GeoJSON')?.to).toBe(
      '/docs/viz/message-schemas/geo-json',
    );
    expect(rows.find(({name}) => name === 'LineType')?.to).toBe(
      '/docs/viz/message-schemas/enum-line-type',
    );
    expect(rows.find(({name}) => name === 'Timestamp')?.to).toBe(
      '/docs/viz/message-schemas/built-in-types#time',
    );
    expect(Object.keys(withoutPage)).toHaveLength(11);
    expect(placeOf('Point2', false)).toBe('viz/message-schemas/point-2.md');
  });

  it('filters by kind and by panel', () => {
    const names = (filter: Partial<typeof noFilter>) =>
      visibleRows(rows, {...noFilter, ...filter}).map(({name}) => name);
    expect(names({})).toHaveLength(rows.length);
    expect(names({panel: 'map'})).toEqual(['LocationFix', 'GeoJSON']);
    expect(names({panel: 'image', kind: 'annotation'})).toEqual(['ImageAnnotations']);
    expect(names({panel: withoutPanel})).toHaveLength(rows.length - 16);
    for (const {id} of [
      ...kinds.map((kind) => ({id: {kind: kind.id}})),
      ...panels.map((panel) => ({id: {panel: panel.id}})),
    ]) {
      expect(names(id).length).toBeGreaterThan(0);
    }
  });
});

describe('printJson', () => {
  it('keeps short values on a line and fills lines with numbers', () => {
    expect(printJson({a: [1, 2], b: {c: true}})).toBe('{"a": [1, 2], "b": {"c": true}}');
    const ranges = Array.from({length: 60}, (_, index) => index / 4);
    const printed = printJson({ranges});
    expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(JSON.parse(printed)).toEqual({ranges});
  });

  it.each(Object.keys(examples))('prints %s without changing it', (name) => {
    expect(JSON.parse(printJson(examples[name]))).toEqual(examples[name]);
  });
});

describe('the loader', () => {
  it('makes a page depend on the files it is generated from', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'schemas-'));
    const file = path.join(directory, 'texts.json');
    writeFileSync(file, '{}');
    const added: string[] = [];
    const context = {
      getOptions: () => ({files: [file]}),
      addDependency: (dependency: string) => added.push(dependency),
    };
    expect(dependencies.call(context, '# Text')).toBe('# Text');
    expect(added).toEqual([file]);
    rmSync(directory, {recursive: true});
  });
});

/** Type errors of a sample that stands in the site's folder, where it finds the package. */
const typeErrors = typeChecker({
  folder: siteDir,
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

describe('the TypeScript sample of the introduction', () => {
  const page = readPages(siteDir, 'en').introduction ?? '';
  const sample = /```ts title="toLog\.ts"\n(.*?)```/s.exec(page)?.[1] ?? '';

  it('type-checks against the package', () => {
    expect(sample).toContain('@foxglove/schemas');
    expect(typeErrors({'sample.ts': sample})).toEqual([]);
  });

  it('would not with a wrong field', () => {
    expect(typeErrors({'sample.ts': sample.replace("name: '", "node: '")})).toEqual([
      expect.stringContaining("'node' does not exist in type 'Log'"),
    ]);
  });
});
