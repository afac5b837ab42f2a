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

/** Classes of Infima that have no rules here, in a text that names classes. */
const leftOut = (names: string): string[] => names.split(/\s+/).filter(isLeftOut);

describe('styles of Infima that are left out (src/plugins/lean-client/infima.ts)', () => {
  it('are of no class that a page has', () => {
    const found = files('', '.html').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)]
        .flatMap(([, quoted, plain]) => leftOut(quoted ?? plain ?? ''))
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

  it.each(['', 'en'])('are of no variable that a rule reads (/%s)', (language) => {
    const styles = files(path.join(language, 'assets/css'), '.css').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const set = new Set(
      [...styles.join('').matchAll(/(--[\w-]+)\s*:/g)].map(([, variable]) => variable),
    );
    // Some are set by scripts, and have a value for when they are not.
    const missing = [...styles.join('').matchAll(/var\(\s*(--ifm-[\w-]+)\s*\)/g)]
      .map(([, variable]) => variable)
      .filter((variable) => !set.has(variable));
    expect(set.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
