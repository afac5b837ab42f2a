/** The built list of licenses. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {accepted} from 'docusaurus-plugin-licenses';
import {buildDir, readBuilt} from './built';

test.each(['', '/en'])(
  'the licenses of all code that readers download are linked, and accepted (%s)',
  (prefix) => {
    expect(readBuilt(`${prefix}/about.html`)).toContain(`${prefix}/third-party-licenses.txt`);
    expect(existsSync(path.join(buildDir, prefix, 'third-party-licenses.txt'))).toBe(true);
    const text = readBuilt(`${prefix}/third-party-licenses.txt`);
    const entries = [...text.matchAll(/^(\S+) \d[\w.-]*\nLicense: (.+)$/gm)];
    const names = entries.map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['react', '@docusaurus/core', 'infima']));
    for (const tool of ['vitest', '@rspack/core', 'typescript', 'eslint', '@playwright/test']) {
      expect(names).not.toContain(tool);
    }
    expect(entries.filter(([, , license = '']) => !accepted.has(license))).toEqual([]);
    expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(20);
  },
);
