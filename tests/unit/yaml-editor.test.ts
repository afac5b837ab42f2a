import {CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {check, completeIn, faultySamples, hoverIn, labelFault, type Part} from 'robot-tools/yaml';
// eslint-disable-next-line import-x/no-relative-packages -- texts of the interface, for tests only
import {faultText} from '../../packages/robot-tools/src/yaml/texts';
import deviceSchema from '../../src/data/device-config.schema.json';
import schema from '../../src/data/regression-config.schema.json';

const schemas = {cos: schema as Part, device: deviceSchema as Part};

const sound = `version: '1'
jobs:
  - name: Docking
    type: generic
    images:
      base: cr.coscene.cn/amr/dock-test:2.1.0
`;

/** Configuration with one suite, and lines added to it or after it. */
const configuration = ({head = "version: '1'", suite = '', end = ''} = {}) =>
  sound.replace("version: '1'", head) + suite.replace(/^(?=.)/gm, '    ') + `\n${end}`;

const labels = (expression: string) =>
  configuration({suite: `records:\n  labels:\n    - ${expression}`});

/** Line, path and message of each finding, joined. */
const found = (text: string, kind: 'cos' | 'device' = 'cos') =>
  check(text, schemas[kind]).problems.map(({line, path, fault}) =>
    [line, path || 'all', faultText(fault)].join(' '),
  );

const good = [
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
  faultySamples.cos,
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

const acceptedBy = (jsonSchema: object) => {
  const validate = new Ajv2020({allErrors: true, allowUnionTypes: true}).compile(jsonSchema);
  return (text: string) =>
    [parseAllDocuments(text)]
      .flat()
      .every((document) => 'toJS' in document && validate(document.toJS()));
};

describe('the check of a configuration', () => {
  const accepts = acceptedBy(schema);

  it.each(good)('agrees with the JSON Schema that this is valid: %j', (text) => {
    expect(accepts(text)).toBe(true);
    expect(found(text)).toEqual([]);
  });

  it.each(bad)('agrees with the JSON Schema that this is invalid: %j', (text) => {
    expect(accepts(text)).toBe(false);
    expect(found(text)).not.toEqual([]);
  });

  const word = (from: string, to: string) => configuration().replace(from, to);

  it.each([
    [
      'a misspelled key, and does not miss it as well',
      word('images:', 'image:'),
      '5 jobs[0] There is no key image. Did you mean images?',
    ],
    [
      'a misspelled key in a list',
      configuration({suite: 'notifications:\n  - dingtalk_bot:'}),
      '8 jobs[0].notifications[0] There is no key dingtalk_bot. Did you mean dingTalkBot?',
    ],
    [
      'a missing key where it is missed',
      word('type:', '#'),
      '3 jobs[0] The required key type is missing.',
    ],
    [
      'a version without quotes, once',
      word("'1'", '1'),
      "1 version Only '1' is valid, with the quotes.",
    ],
    [
      'a value that is not in the list, with the nearest one',
      word('generic', 'Generic'),
      '4 jobs[0].type "Generic" is not valid. Did you mean generic? Allowed values: generic, gazebo.',
    ],
    [
      'a text where a list belongs',
      configuration({end: 'on:\n  bundlePush:\n    tag: v1'}),
      '10 on.bundlePush.tag The type is wrong. Expected here: a list, each item starting with "- ".',
    ],
    [
      'an image with a blank',
      word('test:', 'test: '),
      '6 all YAML syntax error: the indentation differs from the line above, or a space is missing after a colon.',
    ],
    [
      'a number as it is written',
      word('Docking', '1.10'),
      "3 jobs[0].name 1.10 is read as a number or a boolean; put quotes around it: '1.10'.",
    ],
    [
      'a value that is missing, not an empty text',
      word('generic', ''),
      '4 jobs[0].type There is no value. Expected here: text.',
    ],
    [
      'a list where one of a few texts belongs',
      word('generic', '[generic]'),
      '4 jobs[0].type The type is wrong. Expected here: text.',
    ],
    [
      'an unknown anchor where it stands',
      word('generic', '*generic'),
      '4 all YAML syntax error: a value that starts with * refers to an anchor that does not exist; put quotes around it.',
    ],
    [
      'a bracket that is not closed',
      word("version: '1'", "version: '1'\nname: [a"),
      '3 all YAML syntax error: a quote, bracket, comma, or colon is missing.',
    ],
    [
      'an open parenthesis',
      labels('(a AND b'),
      `9 jobs[0].records.labels[0] The parentheses in the label expression do not match.`,
    ],
  ])('reports %s', (_name, text, finding) => {
    expect(found(text)).toEqual([finding]);
  });
});

it.each<[string, string, ('cos' | 'device')?]>([
  [
    sound.replace('    type', '\u00a0\u00a0  type'),
    '4 all The blank here is not a plain space (U+00A0).',
  ],
  [
    sound.replace('    type', '\u3000\u3000type'),
    '4 all The blank here is not a plain space (U+3000).',
  ],
  [sound.replace('name: ', 'name\uff1a'), '3 all The colon here is full-width.'],
  [sound.replace('name: ', 'name\uff1a').replace('type', 'type # \u200d'), '3 all The colon here'],
  [sound.replace('jobs', 'jobs\u200b'), '2 all There is an invisible character here (U+200B).'],
  [
    sound.replace('generic', 'generic\u2028'),
    '4 jobs[0].type There is an invisible character here (U+2028).',
  ],
  [
    sound.replace('generic', '\u202agen\u202ceric'),
    '4 jobs[0].type There is an invisible character here (U+202A).',
  ],
  [sound.replace('jobs', 'jobs\u00a0'), '2 all The blank here is not a plain space (U+00A0).'],
  [
    sound.replace('generic', '"generic\u0007"'),
    '4 all There is an invisible character here (U+0007).',
  ],
  [
    sound.replace('jobs:', 'jobs: # \u001b[0m'),
    '2 all There is an invisible character here (U+001B).',
  ],
  [
    sound.replace('generic', 'generic\u2060'),
    '4 jobs[0].type There is an invisible character here',
  ],
  ['topics\uff1a\n  - /a', '1 all The colon here is full-width.', 'device'],
  ['topics:\u3000[]', '1 all The blank here is not a plain space (U+3000).', 'device'],
  ['topics: [/a\uff0c/b] # \uff0c', '1 topics The sign \uff0c is full-width', 'device'],
  ['topics:\n  [/a,\n   \u201c/b\u201d]', '3 topics The sign \u201c is full-width', 'device'],
])('names a character that resembles another one: %j', (text, finding, kind = 'cos') => {
  expect(found(text, kind)).toEqual([expect.stringContaining(finding)]);
});

it('accepts full-width signs in quotes', () => {
  expect(found('topics: ["/a\uff0cb", \'\u201c\']', 'device')).toEqual([]);
});

it.each([
  ['aisle night', 'missingOperator'],
  ['aisle and night', 'lowerCase'],
  ['NOT (aisle AND night)', 'notBeforeParenthesis'],
  ['（aisle OR night）', 'fullWidthParenthesis'],
  ['aisle  AND night', 'blanks'],
  ['aisle AND', 'other'],
] as const)('the condition %s on labels has the fault %s', (expression, fault) => {
  expect(labelFault(expression)).toBe(fault);
  const finding = `9 jobs[0].records.labels[0] ${faultText({code: 'label', reason: fault})}`;
  expect(found(labels(JSON.stringify(expression)))).toEqual([finding]);
});

it.each([
  [
    'mod:\nconf:\n  listen_dirs: [/data]',
    '2 all There is no key conf here. It belongs to mod; check the indentation.',
  ],
  [
    'mod:\n  collect_dirs: [/data]',
    '2 mod There is no key collect_dirs here. It belongs to mod.conf; check the indentation.',
  ],
  [
    'mod: {conf: {listen_dirs: [data]}}',
    '1 mod.conf.listen_dirs[0] Write an absolute path here, starting with /.',
  ],
  [
    'device: {extra_files: [/etc/a.json]}',
    '1 device.extra_files[0] Only .yaml and .yml files are read.',
  ],
  ['http_server: {port: 0}', '1 http_server.port A port is a whole number from 1 to 65535.'],
  [
    'mod: {conf: {recursively_walk_dirs: yes}}',
    '1 mod.conf.recursively_walk_dirs The type is wrong. Expected here: true or false.',
  ],
])('rejects a device configuration, like ajv: %j', (text, finding) => {
  expect(acceptedBy(deviceSchema)(text)).toBe(false);
  expect(found(text, 'device')).toEqual([finding]);
});

describe('malicious text', () => {
  const bomb = [...'bcdefg'].map((name, index) => {
    const last = `*${'abcdef'[index]}`;
    return `${name}: &${name} [${Array(9).fill(last).join(', ')}]`;
  });

  it.each([
    [
      'multiplying without end',
      `a: &a [x, x, x, x, x, x, x, x, x]\n${bomb.join('\n')}`,
      'too deep',
    ],
    ['nested without end', '['.repeat(50_000), 'YAML syntax error'],
    ['too long', 'a'.repeat(200_001), 'more than 200,000'],
    ['an anchor within itself', 'jobs: &a [*a]', 'version is missing'],
    ['an anchor within an unknown key', 'x: &a [*a]', 'There is no key x'],
  ])('%s yields a message', (_name, text, message) => {
    expect(found(text).join()).toContain(message);
  });
});

it('accepts any number of references to one anchor', () => {
  const suite = '  - {name: a, type: generic, images: *images}\n';
  const text = sound.replace('images:', 'images: &images') + suite.repeat(150);
  expect(check(text, schemas.cos)).toMatchObject({problems: [], suites: 151});
});

describe('merge keys', () => {
  const shared = `version: '1'
jobs:
  - &first
    name: Docking
    type: generic
    images: {base: 'cr.coscene.cn/amr/dock-test:2.1.0'}
  - <<: *first
    name: Undocking
`;

  it('include the keys of another map, with precedence for those of the map itself', () => {
    expect(found(shared)).toEqual([]);
    for (const [plain, tagged] of [
      ['<<: *first', '<<: [*first, *first]'],
      ['<<: *first', '!!merge <<: *first'],
      ['<<: *first', '<<: {type: generic, images: {base: a}}'],
      [
        '<<: *first',
        '<<: *first\n    images: &shared {base: a}\n    name: B\n  - <<: *first\n    images: {<<: *shared}',
      ],
      ['version', '%YAML 1.1\n---\nversion'],
    ] as const) {
      expect(found(shared.replace(plain, tagged))).toEqual([]);
    }
  });

  it('are reported if they add a mistake, or nothing', () => {
    const [wrong] = found(shared.replace('type: generic', 'typ: generic'));
    expect(wrong).toMatch(/^5 jobs\[0\] There is no key typ\. Did you mean type/);
    expect(found(shared.replace('type: generic', 'typ: generic'))[1]).toMatch(/^7 jobs\[1\] /);
    for (const wrong of ['<<: 7', "'<<': *first", '!!merge <<: 7']) {
      expect(found(shared.replace('<<: *first', wrong))).toEqual([
        expect.stringContaining('There is no key <<'),
        expect.stringContaining('required key type'),
        expect.stringContaining('required key images'),
      ]);
    }
  });
});

it('reports the first line for a text that is too long', () => {
  expect(check('a'.repeat(200_001), schemas.cos).problems).toMatchObject([{line: 1}]);
});

const incomplete = "version: '1'\njobs:\n- name: a\n  parameters:\n    resource: ";

it.each([
  [incomplete, ['small', 'medium', 'large', 'xlarge']],
  ["version: '1'\njo", ['version', 'name', 'jobs', 'on']],
  ['jobs:\n  - ', ['name', 'type', 'images', 'records', 'parameters', 'expose', 'notifications']],
  ['jobs:\n  - name: a\n    images:\n      ', ['base', 'robot']],
  ['name: ', undefined],
])('completion offers for %j: %j', (before, labels) => {
  const context = new CompletionContext(EditorState.create({doc: before}), before.length, true);
  const result = completeIn({schema: schemas.cos})(context) as CompletionResult | null;
  expect(result?.options.map(({label}) => label)).toEqual(labels);
});

it('the editor explains only the hovered key', () => {
  const hover = hoverIn({schema: schemas.cos});
  const at = incomplete.indexOf('resource');
  expect(hover(incomplete, at + 3)).toMatchObject({from: at, to: at + 8});
  expect(hover(incomplete, 12)).toBeUndefined();
  expect(hover(incomplete, incomplete.length)).toBeUndefined();
});

it.each([
  ['before the marker', `${sound}\uFEFF---\n${sound}`],
  ['after the marker', `${sound}---\n\uFEFF${sound}`],
  ['at the start', `\uFEFF${sound}---\n${sound}`],
])('accepts a byte order mark %s of a document', (_, text) => {
  expect(check(text, schemas.cos)).toMatchObject({documents: 2, suites: 2, problems: []});
});

it.each(['a: &', 'a: & b'])('requests a name for the anchor in %s', (text) => {
  expect(found(text)).toEqual([expect.stringContaining('needs the name of an anchor')]);
});
