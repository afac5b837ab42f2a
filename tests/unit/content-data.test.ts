/** Messages of the rule `data` about a fault in each file of `src/data`. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {formatAll, readData, rules, siteOf, type DataFile} from 'content-checks';
import {parseJson} from 'text-utils';
import {contentConfig} from '../../content-checks.config';

const root = path.resolve(import.meta.dirname, '../..');
const files = await readData(contentConfig);
const pages = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({at: `docs/${file.split(path.sep).join('/')}`, zh: ''}));

const report = async (data: DataFile[]) =>
  formatAll(await rules.data!({...siteOf({pages}, contentConfig), data}));

/** Exports of a TypeScript module, without its imports. */
function exportsOf(source: string): unknown {
  const [target, module] = [ts.ScriptTarget.ES2022, ts.ModuleKind.CommonJS];
  const script = ts.transpile(source, {target, module});
  const exported = {};
  type Run = (exports: object, require: () => object) => void;
  const run = runInThisContext(`(exports, require) => {${script}\n}`) as Run;
  run(exported, () => ({}));
  return exported;
}

/** Report on a file with a replaced text. */
async function withFault(name: string, from: string | RegExp, to: string): Promise<string> {
  const file = `src/data/${name}`;
  const original = files.find((one) => one.file === file)!;
  const text = original.text.replace(from, to);
  expect(text === original.text, `${from} is not in ${name}`).toBe(false);
  return report([{file, text, value: exportsOf(text)}]);
}

it('finds no fault in the data of the site', async () => {
  expect(files.length).toBeGreaterThan(10);
  expect(await report(files)).toBe('');
});

it.each<[name: string, from: string | RegExp, to: string, says: string]>([
  // Any file: texts in both languages, unique names.
  ['downloads.ts', /en: 'Run the installer, read[^']*'/, "en: ''", 'there is no English text'],
  ['permissions.ts', "en: 'Enable a rule group'", "en: '启用'", 'contains Chinese: "启用"'],
  ['downloads.ts', 'APT installs the', 'APT adds `what`', 'do not mark the same code'],
  ['site-privacy.ts', "'docusaurus.announcement.id'", "'theme'", 'two entries "theme". Remove'],
  // Each file: references of its entries.
  ['glossary.ts', "'collaboration/common-resource'", "'gone'", 'there is no page "gone"'],
  ['terms.ts', "['项目', 'project']", "['项目', 'organization']", 'is a word for "organization"'],
  ['permissions.ts', "'organization-collaborator');", "'project-admin');", 'is not of the level'],
  ['permissions.ts', "{zh: '停用规则组'", "{zh: '启用规则组'", 'two operations "启用规则组"'],
  ['schema-panels.ts', 'viz/panel/image-panel.md#', 'viz/gone.md#', 'there is no page "viz/gone'],
])('reports a fault in %s with its line and a remedy: %s', async (name, from, to, says) => {
  const found = await withFault(name, from, to);
  expect(found).toMatch(new RegExp(`^src/data/${name}:\\d+ `));
  expect(found).toContain(says);
});

it.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": [\n    "one",\n  ],\n  "b": 1,\n  "c": 2\n}', 4],
  ['', 1],
])('reports invalid JSON with its line: %j, line %i', (text, line) => {
  expect(() => parseJson(text, 'src/data/a.json')).toThrow(
    new RegExp(`^src/data/a\\.json:${line}: this is not valid JSON: .+\\. Correct it there, or`),
  );
});
