/** What the rule `data` says about a fault in each file of `src/data`. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parseJson, readJson} from '../../src/config/json';
import {readData} from '../content/lib/data';
import {formatAll} from '../content/lib/finding';
import type {DataFile} from '../content/lib/rule';
import {data as rule} from '../content/rules/data';
import {site} from './content-examples';

const root = path.resolve(import.meta.dirname, '../..');
const files = readData(root);
const pages = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({path: file.split(path.sep).join('/'), zh: ''}));

const report = async (data: DataFile[]) => formatAll(await rule.check(site(pages, {data})));

/** What a module of TypeScript exports; what it imports is not there. */
function exportsOf(source: string): unknown {
  const script = ts.transpile(source, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.CommonJS,
  });
  const exported = {};
  const run = runInThisContext(`(exports, require) => {${script}\n}`) as (
    exports: object,
    require: () => object,
  ) => void;
  run(exported, () => ({}));
  return exported;
}

/** The report on a file in which its author has replaced a text. */
async function withFault(name: string, from: string | RegExp, to: string): Promise<string> {
  const file = `src/data/${name}`;
  const original = files.find((one) => one.file === file)!;
  const text = original.text.replace(from, to);
  expect(text, `${from} in ${name}`).not.toBe(original.text);
  const value = name.endsWith('.json')
    ? parseJson(text, file)
    : name.endsWith('.d.ts')
      ? text
      : exportsOf(text);
  return report([{file, text, value}]);
}

it('nothing is wrong with the data of the site', async () => {
  expect(files.length).toBeGreaterThan(10);
  expect(await report(files)).toBe('');
});

describe('a fault in a file is told with its line and what to do', () => {
  it.each<[string, string | RegExp, string, RegExp]>([
    // Any file: texts in both languages, one entry of a name.
    [
      'downloads.ts',
      /en: 'Run the installer, read[^']*'/,
      "en: ''",
      /^src\/data\/downloads\.ts:5\d desktopSystems > windows > install.*: there is no English text\. Write it/,
    ],
    [
      'permissions.ts',
      "en: 'Enable a rule group'",
      "en: '启用规则组'",
      /^src\/data\/permissions\.ts:\d{3} .*: the English text holds Chinese: "启用规则组"\. Write it in English\.\n/,
    ],
    [
      'downloads.ts',
      'APT adds what',
      'APT adds `what`',
      /^src\/data\/downloads\.ts:\d+ .*: the two languages do not mark the same code\./,
    ],
    [
      'site-privacy.ts',
      "key: 'docusaurus.announcement.id'",
      "key: 'theme'",
      /^src\/data\/site-privacy\.ts:\d+ storedKeys > theme: there are two entries "theme"\. Remove one/,
    ],
    // Each file: what its entries refer to.
    [
      'downloads.ts',
      "to: '/docs/client/connect-by-cobridge'",
      "to: '/docs/client/gone'",
      /^src\/data\/downloads\.ts:\d+ ros-nodes > \/docs\/client\/gone: there is no page "\/docs\/client\/gone"\. Correct/,
    ],
    [
      'glossary.ts',
      "page: 'collaboration/common-resource'",
      "page: 'collaboration/gone'",
      /^src\/data\/glossary\.ts:\d+ collaboration > project-resources > .*: there is no page "collaboration\/gone"/,
    ],
    [
      'glossary.ts',
      /unless: \{zh: \[/,
      "unless: {zh: ['(', ",
      /^src\/data\/glossary\.ts:\d+ .*: "\(" is no regular expression\. Correct it\.$/,
    ],
    [
      'terms.ts',
      "project: ['项目', 'project']",
      "project: ['项目', 'organization']",
      /^src\/data\/terms\.ts:9 project > organization: "organization" is a word for "organization" as well\. Give/,
    ],
    [
      'terms.ts',
      "project: ['项目', 'project']",
      "project: ['项目']",
      /^src\/data\/terms\.ts:\d+ project: the Chinese or the English term is missing/,
    ],
    [
      'permissions.ts',
      "circle('organization', 'organization-collaborator');",
      "circle('organization', 'project-admin');",
      /^src\/data\/permissions\.ts:\d+ org-devices > .*: the role "project-admin" is not of the level "organization"\. Choose from organization-admin, /,
    ],
    [
      'permissions.ts',
      "circle('organization', 'organization-collaborator');",
      "circle('organization', 'owner');",
      /^src\/data\/permissions\.ts:.*: there is no role "owner"\. Choose from organization-admin, /,
    ],
    [
      'permissions.ts',
      "{zh: '停用规则组', en: 'Disable a rule group'}",
      "{zh: '启用规则组', en: 'Disable a rule group'}",
      /^src\/data\/permissions\.ts:\d+ .*: there are two operations "启用规则组"\. Remove one/,
    ],
    [
      'schema-panels.ts',
      "page: 'viz/panel/image-panel.md#supported-messages'",
      "page: 'viz/panel/gone.md#supported-messages'",
      /^src\/data\/schema-panels\.ts:2\d image > .*: there is no page "viz\/panel\/gone\.md#/,
    ],
    [
      'schema-panels.ts',
      'draws: {map: {',
      'draws: {globe: {',
      /^src\/data\/schema-panels\.ts:\d+ LocationFix > globe: there is no panel "globe"\. Choose from 3d, /,
    ],
    [
      'site-privacy.ts',
      "onlyWith: 'askAi'",
      "onlyWith: 'oracle'",
      /^src\/data\/site-privacy\.ts:\d+ .*: there is no optional part "oracle"\. Choose from hostedSearch, /,
    ],
    [
      'cocli-commands.json',
      '"kind": "group"',
      '"kind": "grupo"',
      /^src\/data\/cocli-commands\.json:\d+ commands > .* > kind: it must be equal to one of the allowed values/,
    ],
    [
      'cocli-commands.json',
      '"aliases": [],',
      '',
      /^src\/data\/cocli-commands\.json:\d+ commands: it must have required property 'aliases'/,
    ],
    [
      'cocli-commands.json',
      /("path": "action get"[\s\S]*?"type": )"string"/,
      '$1"strin"',
      /^src\/data\/cocli-commands\.json:\d+ "path": "action get" > project: there is no type "strin"\. Choose from string, bool/,
    ],
    [
      'cocli-commands.json',
      '"path": "action get"',
      '"path": "actoin get"',
      /^src\/data\/cocli-commands\.json:\d+ "path": "actoin get": there is no group "actoin"\. Add the group/,
    ],
    [
      'cocli-commands.json',
      '["--skip-params", "--param"]',
      '["--skip-param", "--param"]',
      /^src\/data\/cocli-commands\.json:\d+ .*: the command has no flag --skip-param\. Correct/,
    ],
    [
      'regression-config.schema.json',
      '"minItems": 1',
      '"minItems": "one"',
      /^src\/data\/regression-config\.schema\.json:1 this is not a valid JSON Schema: .*minItems.*\. Correct it/,
    ],
    [
      'extension-api.d.ts',
      'readonly panelElement: HTMLDivElement;',
      'readonly panelElement HTMLDivElement;',
      /^src\/data\/extension-api\.d\.ts:108 this is not valid TypeScript: .*\. Correct it there/,
    ],
    [
      'user-script-env.d.ts',
      /\binterface (\w+)/,
      'interfase $1',
      /^src\/data\/user-script-env\.d\.ts:\d+ this is not valid TypeScript: /,
    ],
  ])('%s: %s', async (name, from, to, says) => {
    expect(await withFault(name, from, to)).toMatch(says);
  });
});

describe('JSON that cannot be read', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3],
    ['{\n  "a": 1,\n}', 3],
    ['{\n  "a": [1, 2\n', 3],
    ['{\n  "a": [\n    "one",\n  ],\n  "b": 1,\n  "c": 2\n}', 4],
    ['{\n  "a": one,\n  "b": 1,\n  "c": 2\n}', 2],
    ['', 1],
  ])('%j: line %i', (text, line) => {
    expect(() => parseJson(text, 'src/data/a.json')).toThrow(
      new RegExp(`^src/data/a\\.json:${line}: this is not valid JSON: .+\\. Correct it there, or`),
    );
  });

  it('is read when nothing is wrong', () => {
    expect(readJson(path.join(root, 'package.json'))).toMatchObject({name: 'coscene-docs'});
  });
});
