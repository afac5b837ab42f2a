import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isLeftOut} from '../../src/plugins/lean-client/infima';

const build = path.resolve(import.meta.dirname, '../../build');

const files = (folder: string, ending: string): string[] =>
  readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(build, folder, file));

const scripts = [...files('assets/js', '.js'), ...files('en/assets/js', '.js')];

/** Values of the attribute `class` in a page. */
const classesOf = (html: string): string[] =>
  Array.from(
    html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g),
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

/** Classes of Infima that have no rules here, in a text that names classes. */
const leftOut = (names: string): string[] => names.split(/\s+/).filter(isLeftOut);

describe('styles of Infima that are left out (src/plugins/lean-client/infima.ts)', () => {
  it('are of no class that a page has', () => {
    const found = files('', '.html').flatMap((file) =>
      classesOf(readFileSync(file, 'utf8'))
        .flatMap(leftOut)
        .map((name) => `${path.relative(build, file)}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are of no class that a script sets', () => {
    // Classes have a `-` or stand alone as Infima's blocks do; a word in a text is none.
    const found = scripts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(["'`])([\w -]*(?:--|__)[\w -]*)\1/g)]
        .flatMap(([, , names]) => leftOut(names!))
        .map((name) => `${path.basename(file)}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

const languages = ['', 'en'];

const sheetsOf = (language: string): Map<string, string> =>
  new Map(
    files(path.join(language, 'assets/css'), '.css').map((file) => [
      `/${path.relative(build, file)}`,
      readFileSync(file, 'utf8'),
    ]),
  );

const pagesOf = (language: string): string[] =>
  files(language, '.html').filter(
    (file) => language !== '' || !path.relative(build, file).startsWith('en/'),
  );

const names = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name]) => name!));

describe.each(languages)('variables of the styles (/%s)', (language) => {
  const styles = [...sheetsOf(language).values()].join('\n');
  const set = names(styles, /(--[\w-]+)\s*:/g);
  const read = names(styles, /var\(\s*(--[\w-]+)/g);

  it('are set if a rule reads them', () => {
    // Some are set by scripts, and have a value for when they are not.
    const missing = [...names(styles, /var\(\s*(--ifm-[\w-]+)\s*\)/g)].filter(
      (variable) => !set.has(variable),
    );
    expect(set.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('are those that pages set and read (src/plugins/lean-client/variables.ts)', () => {
    const attributes = pagesOf(language)
      .flatMap((file) => readFileSync(file, 'utf8').match(/\sstyle=(?:"[^"]*"|[^\s>]+)/g) ?? [])
      .join('\n');
    const setByPages = names(attributes, /(--[\w-]+)\s*:/g);
    expect([...setByPages].filter((variable) => !read.has(variable))).toEqual([]);
    expect(
      [...names(attributes, /var\(\s*(--[\w-]+)/g)].filter(
        (variable) => !set.has(variable) && !setByPages.has(variable),
      ),
    ).toEqual([]);
  });
});

describe.each(languages)('styles that come with few pages (/%s)', (language) => {
  const sheets = sheetsOf(language);
  const classes = new Map(
    [...sheets].map(([file, css]) => [file, names(css, /\.(_[a-z]{5})(?![\w-])/g)]),
  );
  const all = new Set([...classes.values()].flatMap((own) => [...own]));

  it('are named by the pages that have their classes (src/plugins/lean-client/styles.ts)', () => {
    expect(sheets.size).toBeGreaterThan(5);
    const missing = pagesOf(language).flatMap((file) => {
      const html = readFileSync(file, 'utf8');
      const linked = [...names(html, /<link rel=stylesheet href=([^\s>]+)/g)];
      const known = new Set(linked.flatMap((sheet) => [...(classes.get(sheet) ?? [])]));
      const used = classesOf(html).flatMap((names) => names.split(' '));
      return [...new Set(used)]
        .filter((name) => all.has(name) && !known.has(name))
        .map((name) => `${path.relative(build, file)}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
