import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {check} from '../../src/components/BatchTestChecker/check';
import {labelFault} from '../../src/components/BatchTestChecker/labels';
import {faultySample, sample} from '../../src/components/BatchTestChecker/samples';
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
  labels("'20260312'"),
  labels('夜间 AND 3号仓'),
];

const bad = [
  faultySample,
  configuration({head: 'version: 1'}),
  configuration({head: 'name: a'}),
  configuration({head: "version: '1'\nname:"}),
  configuration({end: 'on:\n  bundlePush:\n    category: navigation'}),
  configuration({end: 'on:\n  push:'}),
  configuration({suite: 'parameters:\n  script: []'}),
  configuration({suite: 'parameters:\n  script: [sleep, 5]'}),
  configuration({suite: 'parameters:\n  resource: huge'}),
  configuration({suite: 'expose:\n  - port: 0'}),
  configuration({suite: 'notifications:\n  - {}'}),
  configuration({suite: 'robot: true'}),
  labels('a b'),
  labels('20260312'),
  "version: '1'",
  "version: '1'\njobs: []",
  'text',
  `${configuration()}\n---\n`,
];

describe('the checker and ajv', () => {
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

describe('check', () => {
  it('counts tests and suites', () => {
    expect(check(`${sample}---\n${configuration()}`)).toEqual({
      documents: 2,
      suites: 2,
      problems: [],
    });
    expect(check('# nothing')).toMatchObject({documents: 0, suites: 0});
  });

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

  it('lists the keys for one that is like none of them', () => {
    expect(found(configuration({suite: 'command: run.sh'}))).toEqual([
      [
        7,
        'jobs[0]',
        {
          kind: 'unknownKey',
          key: 'command',
          known: ['name', 'type', 'images', 'records', 'parameters', 'expose', 'notifications'],
        },
      ],
    ]);
  });

  it.each([
    [
      'a missing key, at the thing that lacks it',
      configuration().replace('    type: generic\n', ''),
      [3, 'jobs[0]', {kind: 'missingKey', key: 'type'}],
    ],
    [
      'a missing key of a nested map',
      configuration().replace('base: ', 'robot: '),
      [5, 'jobs[0].images', {kind: 'missingKey', key: 'base'}],
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
      'a value that is left out',
      configuration({suite: 'records:'}),
      [7, 'jobs[0].records', {kind: 'wrongType', expected: 'object', actual: 'null', text: ''}],
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
      'a number where a text belongs',
      configuration({suite: 'parameters:\n  script: [sleep, 5]'}),
      [
        8,
        'jobs[0].parameters.script[1]',
        {kind: 'wrongType', expected: 'string', actual: 'number', text: '5'},
      ],
    ],
    [
      'a port out of range',
      configuration({suite: 'expose:\n  - name: http\n    port: 70000'}),
      [9, 'jobs[0].expose[0].port', {kind: 'outOfRange'}],
    ],
    [
      'an image address with a blank',
      configuration().replace('dock-test:2.1.0', 'dock-test: 2.1.0'),
      [6, '', {kind: 'syntax', code: 'BLOCK_AS_IMPLICIT_KEY'}],
    ],
    ['an empty list', "version: '1'\njobs: []", [2, 'jobs', {kind: 'emptyList'}]],
    ['an empty document', `${configuration()}\n---\n`, [8, '', {kind: 'emptyDocument'}]],
    [
      'no map at all',
      'text',
      [1, '', {kind: 'wrongType', expected: 'object', actual: 'string', text: 'text'}],
    ],
    ['an unknown alias', 'version: *v\njobs: []', [1, '', {kind: 'syntax', code: 'BAD_ALIAS'}]],
    [
      'a key that is there twice',
      "version: '1'\nversion: '1'",
      [2, '', {kind: 'syntax', code: 'DUPLICATE_KEY'}],
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

  it('reports in the order of the lines, each document on its own', () => {
    const lines = found(`${faultySample}---\n${faultySample}`).map(([line]) => line);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(lines.slice(lines.length / 2)).toEqual(
      lines.slice(0, lines.length / 2).map((line) => line + 18),
    );
  });
});

describe('labelFault', () => {
  it.each([
    ['aisle night', 'missingOperator'],
    ['aisle and night', 'lowerCase'],
    ['NOT (aisle AND night)', 'notBeforeParenthesis'],
    ['（aisle OR night）', 'fullWidthParenthesis'],
    ['aisle  AND night', 'blanks'],
    ['( aisle OR night )', 'blanks'],
    ['FLOOR_2', 'operatorInLabel'],
    ['ANDROID AND night', 'operatorInLabel'],
    ['aisle AND', 'other'],
  ])('%s: %s', (expression, fault) => {
    expect(labelFault(expression)).toBe(fault);
    expect(found(labels(JSON.stringify(expression)))).toEqual([
      [9, 'jobs[0].records.labels[0]', {kind: 'label', fault}],
    ]);
  });
});
