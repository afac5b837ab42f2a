import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../../src/config/json';
import * as downloads from '../../../src/data/downloads';
import * as glossary from '../../../src/data/glossary';
import * as permissions from '../../../src/data/permissions';
import * as schemaKinds from '../../../src/data/schema-kinds';
import * as schemaPanels from '../../../src/data/schema-panels';
import * as sitePrivacy from '../../../src/data/site-privacy';
import * as synonyms from '../../../src/data/synonyms';
import * as terms from '../../../src/data/terms';
import * as words from '../../../src/data/words';
import type {DataFile} from './rule';

/**
 * Files with facts of our own, as modules export them. Left out: `cocli.ts`, which only gives types
 * to its JSON.
 */
const modules: Readonly<Record<string, unknown>> = {
  'downloads.ts': downloads,
  'glossary.ts': glossary,
  'permissions.ts': permissions,
  'schema-kinds.ts': schemaKinds,
  'schema-panels.ts': schemaPanels,
  'site-privacy.ts': sitePrivacy,
  'synonyms.ts': synonyms,
  'terms.ts': terms,
  'words.ts': words,
};

/**
 * Every file of `src/data` with facts.
 * @throws for a JSON file that cannot be read, and for a new module that nothing checks
 */
export function readData(siteDir: string): DataFile[] {
  const folder = path.join(siteDir, 'src/data');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(?:json|ts)$/.test(name) && name !== 'cocli.ts')
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      const value = name.endsWith('.json')
        ? readJson(file)
        : name.endsWith('.d.ts')
          ? text
          : modules[name];
      if (value === undefined) {
        throw new Error(
          `src/data/${name}: nothing checks it. List it in tests/content/lib/data.ts.`,
        );
      }
      return {file: `src/data/${name}`, text, value};
    });
}
