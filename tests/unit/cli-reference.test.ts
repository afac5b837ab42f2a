import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/config/locales';
import {cliCommands, cliEntries, cliVersion, globalFlags, type CliFlag} from '../../src/data/cocli';
import data from '../../src/data/cocli-commands.json';
import {commandId, groups, wrapUsage} from '../../src/plugins/cli-reference/command';
import {expandCliReference} from '../../src/plugins/cli-reference/remark';
import {tables} from '../../src/plugins/cli-reference/tables';
import {linksOf, rowsOf} from './trees';

const page: Record<Locale, string> = {
  zh: 'docs/developers/cocli/command-reference.md',
  en: 'i18n/en/docusaurus-plugin-content-docs/current/developers/cocli/command-reference.md',
};

function expand(source: string, locale: Locale): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  expandCliReference(tree, locale, 'docs/sample.md');
  return tree;
}

function expandPage(locale: Locale): Root {
  const source = readFileSync(path.resolve(page[locale]), 'utf8');
  return expand(source.replace(/^---[\s\S]*?\n---\n/, '').replace(/\{#[^}]*\}/g, ''), locale);
}

function headingIds(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'heading', ({depth, data: more}) => {
    if (depth === 3) {
      found.push(String(more?.hProperties?.id));
    }
  });
  return found;
}

function written({name, shorthand}: CliFlag): string {
  return shorthand ? `-${shorthand}, --${name}` : `--${name}`;
}

/** Bilingual texts anywhere in the data, with the place they are at. */
function bilingual(value: unknown, place = ''): {place: string; text: Record<string, unknown>}[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if ('zh' in value || 'en' in value) {
    return [{place, text: value}];
  }
  return Object.entries(value).flatMap(([key, inner]) => bilingual(inner, `${place}/${key}`));
}

describe('data', () => {
  it('holds 46 commands and 202 flags', () => {
    expect(cliCommands).toHaveLength(46);
    expect(
      cliEntries.flatMap(({flags = [], persistentFlags = []}) => [...flags, ...persistentFlags]),
    ).toHaveLength(202);
  });

  it('has each text in both languages, with the same code in it', () => {
    const texts = bilingual(data);
    expect(texts.length).toBeGreaterThan(300);
    for (const {place, text} of texts) {
      for (const locale of locales) {
        expect(text[locale], `${place} in ${locale}`).toMatch(/\S/);
      }
      const marks = locales.map((locale) => String(text[locale]).split('`').length);
      expect(marks[0], `backticks at ${place}`).toBe(marks[1]);
      expect((marks[0] ?? 0) % 2, `backticks at ${place}`).toBe(1);
    }
    expect(texts.filter(({text}) => /\p{Script=Han}/u.test(String(text.en)))).toEqual([]);
  });

  it('describes every command, flag and argument', () => {
    for (const {path: name, purpose, flags = [], args = []} of cliEntries) {
      for (const part of [{name, purpose}, ...flags, ...args]) {
        expect(part.purpose.zh && part.purpose.en, `${name} ${part.name}`).toBeTruthy();
      }
    }
  });

  it('lists the flags of the root among the global ones', () => {
    const root = cliEntries.find(({kind}) => kind === 'root');
    const names = globalFlags.map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining((root?.persistentFlags ?? []).map(({name}) => name)),
    );
  });
});

describe.each(locales)('reference page in %s', (locale) => {
  const tree = expandPage(locale);
  const cells = rowsOf(tree);

  it('has a heading for each command and every flag in a row', () => {
    expect(headingIds(tree).sort()).toEqual(cliCommands.map((c) => commandId(c.path)).sort());
    const all = [...cliCommands.flatMap(({flags = []}) => flags), ...globalFlags];
    const first = cells.map(([cell]) => cell);
    for (const name of new Set(all.map(written))) {
      expect(first.filter((cell) => cell === name).length, name).toBe(
        all.filter((flag) => written(flag) === name).length,
      );
    }
  });

  it('links each command of the overview to its heading', () => {
    const ids = linksOf(tree).flatMap((url) => (url.startsWith('#') ? [url.slice(1)] : []));
    expect(ids.sort()).toEqual(headingIds(tree).sort());
  });

  it('shows what the data says about a flag', () => {
    const row = (flag: string, text: string) =>
      cells.find(([name, , , meaning]) => name === flag && meaning?.includes(text));
    const [deprecated, required, values] =
      locale === 'zh'
        ? ['已弃用。', '必填', '取值：private、internal。']
        : ['Deprecated.', 'Required', 'One of private or internal.'];
    expect(row('--page', deprecated)).toBeDefined();
    expect(row('-b, --visibility', values)?.[2]).toBe(required);
    expect(cells).toContainEqual(expect.arrayContaining(['-s, --part-size', '128Mib']));
  });

  it('names the version and the number of commands', () => {
    const text = readFileSync(path.resolve(page[locale]), 'utf8');
    expect(text).toContain(`coCLI ${cliVersion}`);
    expect(text).toContain(`${cliCommands.length} `);
  });

  it('contains every group and table', () => {
    const source = readFileSync(path.resolve(page[locale]), 'utf8');
    for (const group of groups) {
      expect(source).toContain(`<CliReference group="${group}" />`);
    }
    const elsewhere = ['environment', 'output-formats'];
    for (const name of Object.keys(tables).filter((table) => !elsewhere.includes(table))) {
      expect(source).toContain(`<CliTable of="${name}" />`);
    }
  });
});

describe('one command', () => {
  it('is plain Markdown in the language of the page', () => {
    for (const locale of locales) {
      const tree = expand('Before.\n\n<CliCommand path="record update" />\n\nAfter.', locale);
      expect(tree.children.map(({type}) => type)).toEqual([
        'paragraph',
        'code',
        'table',
        'table',
        'list',
        'paragraph',
      ]);
      const text = toString(tree);
      expect(text).toContain(
        locale === 'zh'
          ? '--append-labels、--update-labels、--delete-labels 只能用其中一个。'
          : 'Give only one of --append-labels, --update-labels, and --delete-labels.',
      );
    }
  });

  it('joins pairs of flags that exclude each other', () => {
    const text = toString(expand('<CliCommand path="record list" />', 'en'));
    expect(text).toContain('--all does not go with --page-size, --page, or --page-token.');
  });

  it('breaks a long usage line between its parts', () => {
    const lines = wrapUsage(
      'cocli record copy <record-resource-name/id> [-p <working-project-slug>] [-P <dst-project-slug>] [-f]',
    ).split('\n');
    expect(lines).toEqual([
      'cocli record copy <record-resource-name/id> [-p <working-project-slug>]',
      '    [-P <dst-project-slug>] [-f]',
    ]);
  });
});

describe('mistakes', () => {
  const failure = (source: string) => () => expand(source, 'zh');

  it('names file, line and the nearest command', () => {
    expect(failure('First.\n\n<CliCommand path="record uplaod" />')).toThrow(
      /^docs\/sample\.md:3: coCLI has no command "record uplaod" .*"record upload"/,
    );
  });

  it('names the choices when nothing is near', () => {
    expect(failure('<CliTable of="weather" />')).toThrow(/no table "weather".*exit-codes/);
  });

  it('asks for the name', () => {
    expect(failure('<CliCommand />')).toThrow(/needs a command as text/);
    expect(failure('<CliReference group={x} />')).toThrow(/needs a group as text/);
  });

  it('refuses to stand inside a sentence', () => {
    expect(failure('See <CliCommand path="record list" /> here.')).toThrow(/a line of its own/);
  });
});
