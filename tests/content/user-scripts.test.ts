/**
 * Type-checks every script of the page about user scripts against the environment that the app
 * gives a script (src/data/user-script-env.d.ts), with the app's options: strict, ES2022.
 */
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {codeBlocks} from './lib/markdown';
import {readPairs} from './lib/page';
import {siteDir} from './lib/site';
import {typeChecker} from './lib/type-check';

/** The modules a script finds beside itself, and `log`, which it has without an import. */
const modules = ['types', 'time', 'vectors', 'quaternions', 'pointClouds', 'markers'];
const surroundings = {
  ...Object.fromEntries(
    modules.map((name) => [`${name}.ts`, `export * from 'user-script/${name}';`]),
  ),
  'globals.d.ts': "declare const log: (typeof import('user-script/globals'))['log'];",
};

const check = typeChecker({
  folder: path.join(siteDir, 'user-script-sample'),
  roots: [path.join(siteDir, 'src/data/user-script-env.d.ts')],
  options: {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
  },
});

/** What the compiler has to say about a script. */
const typeErrors = (code: string): string[] => check({...surroundings, 'script.ts': code});

/** What the app finds in the text of a script before it compiles it. */
function contractErrors(script: string): string[] {
  const errors: string[] = [];
  if (!/^export const inputs = \["[^"]+"(?:, "[^"]+")*\];$/m.test(script)) {
    errors.push('inputs is no array of string literals');
  }
  if (!/^export const output = "\/studio_script\/[^"]+";$/m.test(script)) {
    errors.push('output is no string literal below /studio_script/');
  }
  if (!/^export default function /m.test(script)) {
    errors.push('there is no default export');
  }
  return errors;
}

const samples = readPairs(siteDir, (page) => page === 'viz/panel/user-scripts.md')
  .flatMap(({zh, en}) => [zh, en])
  .flatMap((page) =>
    page
      ? codeBlocks(page.root)
          .filter(({language}) => language === 'ts' || language === 'typescript')
          .map(({value, line}) => ({id: `${page.file}:${line}`, code: value}))
      : [],
  );

describe('user-script samples', () => {
  it('are found', () => {
    expect(samples.length).toBeGreaterThan(0);
  });

  for (const {id, code} of samples) {
    it(`${id} type-checks and keeps the contract`, () => {
      expect([...contractErrors(code), ...typeErrors(code)]).toEqual([]);
    });
  }
});

const script = (lines: {body: string; result?: string; parameter?: string}) => `
import { Input } from "./types.ts";
export const inputs = ["/odom"];
export const output = "/studio_script/check";
export default function script(event: ${lines.parameter ?? 'Input<"/odom">'}): ${lines.result ?? '{ x: number }'} {
  ${lines.body}
}`;

describe('a planted mistake is caught', () => {
  it('but a correct script passes, also with .ts in its imports', () => {
    const good = script({body: 'return { x: event.message.twist.twist.linear.x };'});
    expect([...contractErrors(good), ...typeErrors(good)]).toEqual([]);
  });

  const bad: [name: string, script: string, message: RegExp][] = [
    [
      'a field that the message does not have',
      script({body: 'return { x: event.message.speed };'}),
      /script\.ts:6 Property 'speed' does not exist/,
    ],
    [
      'a topic that the source does not have',
      script({parameter: 'Input<"/odometry">', body: 'return { x: 1 };'}),
      /does not satisfy the constraint/,
    ],
    [
      'a result that is not of the declared type',
      script({body: 'return { x: event.topic };'}),
      /Type 'string' is not assignable to type 'number'/,
    ],
    [
      'a path without a result',
      script({body: 'if (event.receiveTime.sec > 0) { return { x: 1 }; }'}),
      /lacks ending return statement/,
    ],
    [
      'a change of the event',
      script({body: 'event.receiveTime = { sec: 0, nsec: 0 }; return { x: 1 };'}),
      /read-only property/,
    ],
    [
      'a function in the log',
      script({body: 'log(() => 1); return { x: 1 };'}),
      /not assignable to parameter of type 'never'/,
    ],
    [
      'a module that there is not',
      `import { mean } from "./statistics";${script({body: 'return { x: mean };'})}`,
      /Cannot find module '\.\/statistics'/,
    ],
  ];
  for (const [name, code, message] of bad) {
    it(name, () => {
      expect(typeErrors(code).join('\n')).toMatch(message);
    });
  }

  it('an output that the app would not find', () => {
    const code = script({body: 'return { x: 1 };'}).replace('"/studio_script/check"', '`/check`');
    expect(contractErrors(code)).toEqual(['output is no string literal below /studio_script/']);
  });
});
