import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {accepted} from '../../src/plugins/third-party-licenses';

const build = path.resolve(import.meta.dirname, '../../build');

describe('/third-party-licenses.txt', () => {
  const text = readFileSync(path.join(build, 'third-party-licenses.txt'), 'utf8');
  const entries = [...text.matchAll(/^(\S+) \d[\w.-]*\nLicense: (.+)$/gm)].map(
    ([, name = '', license = '']) => ({name, license}),
  );

  it('names what readers get, and nothing of what only builds the site', () => {
    const names = entries.map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@docusaurus/core',
        '@docusaurus/theme-classic',
        '@docsearch/react',
        '@foxglove/schemas',
        'infima',
        'mermaid',
        'yaml',
      ]),
    );
    for (const tool of ['vitest', '@rspack/core', 'typescript', 'eslint', 'playwright-core']) {
      expect(names).not.toContain(tool);
    }
  });

  it('holds accepted licenses only, with their text', () => {
    expect(entries.filter(({license}) => !accepted.has(license))).toEqual([]);
    expect(text.match(/Permission is hereby granted, free of charge/g)!.length).toBeGreaterThan(20);
  });

  it.each(['', '/en'])('is linked from the page %s/about', (prefix) => {
    expect(readFileSync(path.join(build, `${prefix}/about.html`), 'utf8')).toContain(
      `href=${prefix}/third-party-licenses.txt`,
    );
    expect(existsSync(path.join(build, `${prefix}/third-party-licenses.txt`))).toBe(true);
  });
});
