import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {check} from '../../src/components/YamlEditor/check';
import {labelFault} from '../../src/components/YamlEditor/labels';
import {faultySample, sample} from '../../src/components/YamlEditor/samples';
import {completeIn} from '../../src/components/YamlEditor/complete';
import {readShared, sharedFields, sharedHash} from '../../src/components/Tool/share';
import deviceSchema from '../../src/data/device-config.schema.json';
import schema from '../../src/data/regression-config.schema.json';

/** A configuration with one suite, some of its lines replaced or added. */
function configuration({head = "version: '1'", suite = '', end = ''} = {}): string {
  return [
    head,
    'jobs:',
    '  - name: Docking',
    '    type: generic',
    '    images:',
    '      base: cr.coscene.cn/amr/dock-test:2.1.0',
    ...suite
      .split('\n')
      .filter(Boolean)
      .map((line) => `    ${line}`),
    end,
  ].join('\n');
}

const labels = (expression: string) =>
  configuration({suite: `records:\n  labels:\n    - ${expression}`});

/** Line, path and problem of each finding. */
const found = (text: string) =>
  check(text).problems.map(({line, path, problem}) => [line, path, problem] as const);

const good = [
  sample,
  configuration(),
  configuration({end: 'on:'}),
  configuration({end: 'on:\n  bundlePush:'}),
  configuration({suite: 'notifications:\n  - dingTalkBot:'}),
  configuration({suite: 'expose:\n  - name: websocket\n    port: 21274'}),
  `${configuration()}\n---\n${configuration()}`,
  labels('(aisle AND night) OR NOT dock'),
  labels('夜间 AND 3号仓'),
];

const bad = [
  faultySample,
  configuration({head: 'version: 1'}),
  configuration({head: 'name: a'}),
  configuration({head: "version: '1'\nname:"}),
  configuration({end: 'on:\n  bundlePush:\n    category: navigation'}),
  configuration({suite: 'parameters:\n  script: []'}),
  configuration({suite: 'parameters:\n  script: [sleep, 5]'}),
  configuration({suite: 'expose:\n  - port: 0'}),
  configuration({suite: 'robot: true'}),
  labels('a b'),
  labels('20260312'),
  "version: '1'",
  "version: '1'\njobs: []",
  'text',
  `${configuration()}\n---\n`,
];

describe('the check of a configuration and the JSON Schema', () => {
  const validate = new Ajv2020({allErrors: true, allowUnionTypes: true}).compile(schema);
  const accepts = (text: string) =>
    [parseAllDocuments(text)]
      .flat()
      .every((document) => 'toJS' in document && validate(document.toJS()));

  it.each(good)('agree that this is right: %j', (text) => {
    expect(accepts(text)).toBe(true);
    expect(found(text)).toEqual([]);
  });

  it.each(bad)('agree that this is wrong: %j', (text) => {
    expect(accepts(text)).toBe(false);
    expect(found(text)).not.toEqual([]);
  });
});

describe('the check of a configuration', () => {
  it('names a misspelt key with the one that is meant, and does not miss it as well', () => {
    expect(found(configuration().replace('images:', 'image:'))).toEqual([
      [
        5,
        'jobs[0]',
        expect.objectContaining({kind: 'unknownKey', key: 'image', suggestion: 'images'}),
      ],
    ]);
    expect(found(configuration({suite: 'notifications:\n  - dingtalk_bot:'}))).toEqual([
      [8, 'jobs[0].notifications[0]', expect.objectContaining({suggestion: 'dingTalkBot'})],
    ]);
  });

  it.each([
    [
      'a missing key, at the thing that lacks it',
      configuration().replace('    type: generic\n', ''),
      [3, 'jobs[0]', {kind: 'missingKey', key: 'type'}],
    ],
    [
      'a version without quotes, once',
      configuration({head: 'version: 1'}),
      [1, 'version', {kind: 'wrongValue', text: '1', allowed: ['1']}],
    ],
    [
      'a value that is not in the list, with the nearest one',
      configuration().replace('generic', 'Generic'),
      [
        4,
        'jobs[0].type',
        {
          kind: 'wrongValue',
          text: 'Generic',
          allowed: ['generic', 'gazebo'],
          suggestion: 'generic',
        },
      ],
    ],
    [
      'a text where a list belongs',
      configuration({end: 'on:\n  bundlePush:\n    tag: v1'}),
      [
        9,
        'on.bundlePush.tag',
        {kind: 'wrongType', expected: 'array', actual: 'string', text: 'v1'},
      ],
    ],
    [
      'an image address with a blank',
      configuration().replace('dock-test:2.1.0', 'dock-test: 2.1.0'),
      [6, '', {kind: 'syntax', code: 'BLOCK_AS_IMPLICIT_KEY'}],
    ],
    [
      'parentheses that do not pair',
      labels('(a AND b'),
      [9, 'jobs[0].records.labels[0]', {kind: 'label', fault: 'parentheses'}],
    ],
  ])('reports %s', (_name, text, finding) => {
    expect(found(text)).toContainEqual(finding);
    expect(found(text).filter(([line]) => line === finding[0])).toHaveLength(1);
  });

  it('survives references that multiply without end', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
      .concat(
        [...'bcdefg'].map((name, index) => {
          const last = `*${'abcdef'[index]}`;
          return `${name}: &${name} [${Array(9).fill(last).join(', ')}]`;
        }),
      )
      .join('\n');
    expect(found(bomb)).toEqual([[1, '', {kind: 'syntax', code: 'BAD_ALIAS'}]]);
  });
});

describe('a condition on labels', () => {
  it.each([
    ['aisle night', 'missingOperator'],
    ['aisle and night', 'lowerCase'],
    ['NOT (aisle AND night)', 'notBeforeParenthesis'],
    ['（aisle OR night）', 'fullWidthParenthesis'],
    ['aisle  AND night', 'blanks'],
    ['aisle AND', 'other'],
  ])('%s has the fault %s', (expression, fault) => {
    expect(labelFault(expression)).toBe(fault);
    expect(found(labels(JSON.stringify(expression)))).toEqual([
      [9, 'jobs[0].records.labels[0]', {kind: 'label', fault}],
    ]);
  });
});

describe('the configuration of devices', () => {
  const validate = new Ajv2020({allErrors: true, allowUnionTypes: true}).compile(deviceSchema);
  const device = (text: string) =>
    check(text, 'device').problems.map(({line, path, problem}) => [line, path, problem] as const);

  it('says where a key belongs that stands at the wrong level', () => {
    expect(device('mod:\nconf:\n  listen_dirs: [/data]')).toEqual([
      [2, '', expect.objectContaining({kind: 'unknownKey', key: 'conf', belongs: 'mod'})],
    ]);
    expect(device('mod:\n  collect_dirs: [/data]')[0]?.[2]).toMatchObject({belongs: 'mod.conf'});
  });

  it.each([
    ['mod: {conf: {listen_dirs: [data]}}', {kind: 'relativePath'}],
    ['device: {extra_files: [/etc/a.json]}', {kind: 'notYamlFile'}],
    ['http_server: {port: 0}', {kind: 'outOfRange'}],
    ['mod: {conf: {recursively_walk_dirs: yes}}', {kind: 'wrongType', expected: 'boolean'}],
  ])('agrees with ajv that this is wrong: %s', (text, problem) => {
    expect(validate(parseAllDocuments(text)[0]?.toJS())).toBe(false);
    expect(device(text)).toEqual([[1, expect.any(String), expect.objectContaining(problem)]]);
  });
});

describe('hostile text', () => {
  it.each([
    ['nested without end', '['.repeat(50_000), 'syntax'],
    ['too long', 'a'.repeat(200_001), 'tooLong'],
    ['an anchor within itself', 'jobs: &a [*a]', 'missingKey'],
  ])('%s gives a message', (_name, text, kind) => {
    expect(check(text).problems.map(({problem}) => problem.kind)).toContain(kind);
  });
});

describe('completion and hover texts', () => {
  const text =
    "version: '1'\njobs:\n- name: a\n  images:\n    base: b\n  parameters:\n    resource: ";

  it.each([
    [text, ['small', 'medium', 'large', 'xlarge']],
    ["version: '1'\njo", ['version', 'name', 'jobs', 'on']],
    ['jobs:\n  - ', ['name', 'type', 'images', 'records', 'parameters', 'expose', 'notifications']],
    ['jobs:\n  - name: a\n    images:\n      ', ['base', 'robot']],
    ['name: ', undefined],
  ])('offer for %j: %j', (before, labels) => {
    const context = new CompletionContext(EditorState.create({doc: before}), before.length, true);
    const result = completeIn('cos', 'en')(context);
    expect(
      result && 'options' in result ? result.options.map(({label}) => label) : undefined,
    ).toEqual(labels);
  });
});

it('a shared address gives the text back, and a damaged one nothing', () => {
  const text = 'name: 导航 <b>\n'.repeat(20);
  expect(readShared(sharedHash('cos', text), 'cos')).toBe(text);
  expect(readShared(sharedHash('cos', text), 'device')).toBeUndefined();
  expect(readShared('#cos=%%', 'cos')).toBeUndefined();
  const fields = {text: 'a', seconds: 1, values: {}};
  const foreign = '{"text":"b","seconds":"<b>","values":null,"constructor":1,"more":2}';
  expect(sharedFields(foreign, fields)).toEqual({...fields, text: 'b'});
  expect(sharedFields('{', fields)).toEqual(fields);
});
