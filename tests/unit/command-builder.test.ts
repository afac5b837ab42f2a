import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {
  commandLine,
  problemsOf,
  quoted,
  type Values,
} from '../../src/components/CommandBuilder/line';
import {cliCommands, globalFlags} from '../../src/data/cocli';

const command = (path: string) => cliCommands.find((one) => one.path === path)!;
const line = (path: string, values: Values, shell: 'bash' | 'powershell' = 'bash') =>
  commandLine(command(path), globalFlags, values, shell);

/** The words that bash hands to the tool. */
const read = (text: string): string[] =>
  execFileSync('bash', ['-c', `cocli() { printf '%s\\0' "$@"; }; ${text}`], {encoding: 'utf8'})
    .split('\0')
    .slice(0, -1);

const nasty =
  `a b|it's|"$HOME"|\`id\`|$(id)|*.mcap|~|; rm -rf /|中文 名|\\|!x|#a|a,b|&|<i>|it\u2019s|a\\|@a|%PATH%|"|{a,b}|a\tb`.split(
    '|',
  );

describe('the line of a command', () => {
  it.each(nasty)('hands %s to bash unchanged', (text) => {
    const values = {'<record>': text, '<path>': text, dir: text, profile: text};
    const words = ['record', 'upload', '--dir', text, '--profile', text, text, text];
    expect(read(line('record upload', values))).toEqual(words);
  });

  it('keeps values apart from flags that they look like', () => {
    const values = {'<record>': '-x', '<path>': '--all', dir: '-d', 'no-tty': true};
    const words = ['record', 'upload', '--dir=-d', '--no-tty', '--', '-x', '--all'];
    expect(read(line('record upload', values))).toEqual(words);
  });

  it('repeats lists, quotes commas in them, and breaks long lines', () => {
    const text = line('record create', {
      title: 'Night patrol with a long name for a record that was made by hand',
      labels: 'patrol\nnight, late',
      'no-tty': false,
    });
    expect(text).toContain(' \\\n  --labels patrol \\\n  --labels \'"night, late"\'');
    expect(read(text).slice(-2)).toEqual(['--labels', '"night, late"']);
  });

  it.each([
    ['a b', "'a b'"],
    ["it's", "'it''s'"],
    ['a,b', "'a,b'"],
    [
      'it\u2019s \u2018so\u201B \u201Cx\u201D',
      "'it\u2019\u2019s \u2018\u2018so\u201B\u201B \u201Cx\u201D'",
    ],
    ['$a `b` %c% d&e;f "g"', `'$a \`b\` %c% d&e;f "g"'`],
    ['C:\\a b\\', "'C:\\a b\\'"],
    ['C:\\a\\', 'C:\\a\\'],
    ['@a', "'@a'"],
    ['-a.b', "'-a.b'"],
    ['--%', "'--%'"],
    ['\u2013a', "'\u2013a'"],
    ['~', "'~'"],
    ['{"a":1}', `'{"a":1}'`],
    ['--dir', '--dir'],
    ['', "''"],
  ])('quotes %j for PowerShell as %s', (text, expected) => {
    expect(quoted(text, 'powershell')).toBe(expected);
  });
});

const names = {'<record>': 'a', '<path>': 'b'};
const run = {'<action>': 'a', search: '{}'};

it.each<[string, Values, string[]]>([
  ['record upload', {}, ['<record> is missing.', '<path> is missing.']],
  ['record upload', names, []],
  ['record upload', {...names, parallel: 'x'}, ['--parallel is not well formed.']],
  ['project list', {all: true, page: '2'}, ['Use only one of: --all, --page.']],
  ['action run', {...run, '<record>': 'b'}, ['Use only one of: <record>, --search.']],
  ['action run', {...run, param: 'x'}, ['--param is not well formed.']],
])('the line of %s with %j has the problems %j', (path, values, expected) => {
  expect(problemsOf(command(path), values).map(({en}) => en)).toEqual(expected);
});
