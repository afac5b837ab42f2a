import {describe, expect, it} from 'vitest';
import {checkCocli, cocliCalls} from '../content/rules/cocli';

/** The first thing wrong in a script, or undefined. */
function fault(script: string): string | undefined {
  return cocliCalls(script)
    .map((call) => checkCocli(call.words, call))
    .find((message) => message !== undefined);
}

describe('cocli lines that are right', () => {
  it.each([
    ['global flags first', 'cocli --profile staging record list'],
    ['help of a group', 'cocli record --help'],
    ['a continued line', 'cocli record create \\\n  -t "夜间巡检" \\\n  -l patrol'],
    ['an alias', 'cocli record open "$record"'],
    ['a variable as the record', 'cocli record describe "$record"'],
    ['a comment with cocli in it', 'cocli user get # cocli nonsense'],
    ['a value that begins with a dash', 'cocli record create --title=-1'],
    ['xargs adds the argument', 'cat ids.txt | xargs -n 1 cocli record delete -f'],
    ['a list that only the shell knows', 'cocli record upload "$record" "${files[@]}"'],
    ['a pattern', 'cocli record upload "$record" *.mcap'],
    ['arguments that may be none', 'cocli action run "$action" "$record" "${@:---skip-params}" -f'],
    ['a redirection', 'cocli record list -o json > records.json 2>&1'],
    ['completion', 'source <(cocli completion bash)'],
  ])('%s', (_name, script) => {
    expect(cocliCalls(script)).toHaveLength(1);
    expect(fault(script)).toBeUndefined();
  });

  it('finds the calls of a whole script', () => {
    const script = [
      'set -euo pipefail',
      'record=$(cocli record create -t "$(date +%F)" -o json | jq -r .name)',
      'if ! cocli record upload "$record" ./data; then',
      '  echo "cocli record failed" >&2',
      'fi',
      "cat <<'END' > note.txt",
      'cocli is not called here',
      'END',
      'COS_PROJECT=patrol cocli record list && cocli update',
    ].join('\n');
    expect(
      cocliCalls(script).map(({line, words}) => [line + 1, words[0]?.text, words[1]?.text]),
    ).toEqual([
      [2, 'record', 'create'],
      [3, 'record', 'upload'],
      [9, 'record', 'list'],
      [9, 'update', undefined],
    ]);
    expect(fault(script)).toBeUndefined();
  });
});

describe('cocli lines that are wrong', () => {
  it.each([
    ['cocli records list', '"cocli records" is not a command'],
    ['cocli record lst', '"cocli record lst" is not a command'],
    ['cocli record list --colour', '"cocli record list" has no flag --colour'],
    ['cocli record upload -R "$record" ./data', '"cocli record upload" has no flag -R'],
    ['cocli record describe', '"cocli record describe" needs 1 argument, 0 given'],
    ['cocli record describe a b', '"cocli record describe" takes at most 1 argument, 2 given'],
    ['cocli login add -n prod -p patrol', '"cocli login add" needs --token'],
    [
      'cocli record list -o xml',
      '-o of "cocli record list" does not take "xml", only table, wide, csv, json, yaml',
    ],
    [
      'cocli record list --page-size many',
      '--page-size of "cocli record list" takes int, not "many"',
    ],
    [
      'cocli record list --all --page-size 50',
      '"cocli record list" takes only one of --all, --page-size',
    ],
    ['cocli record create -t', '-t of "cocli record create" needs a value'],
    ['echo "$(cocli record lst)"', '"cocli record lst" is not a command'],
  ])('%s', (script, message) => {
    expect(fault(script)).toBe(message);
  });
});
