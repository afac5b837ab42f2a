import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {readJson} from '../../../src/config/json';
import {readLock} from '../../../src/config/translation';
import {readPairs, type Language} from './page';
import {readData} from './data';
import {readProject} from './project';
import type {SidebarItem, Site, UiStrings} from './rule';

export const siteDir = path.resolve(import.meta.dirname, '../../..');

function readUiStrings(language: Language): UiStrings[] {
  const directory = path.join(siteDir, 'i18n', language);
  if (!existsSync(directory)) {
    return [];
  }
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json') && !name.includes('_generated'))
    .sort()
    .map((name) => {
      const entries = readJson(path.join(directory, name)) as Record<
        string,
        {message?: string} | null
      >;
      return {
        text: readFileSync(path.join(directory, name), 'utf8'),
        language,
        name,
        file: `i18n/${language}/${name}`,
        messages: Object.fromEntries(
          Object.entries(entries).map(([key, entry]) => [key, entry?.message ?? '']),
        ),
      };
    });
}

/** This site, as it is on disk. */
export function readSite(): Site {
  return {
    pairs: readPairs(siteDir),
    sidebarItems: Object.values(sidebars).flat() as SidebarItem[],
    ui: [...readUiStrings('zh'), ...readUiStrings('en')],
    lock: readLock(siteDir),
    data: readData(siteDir),
    project: readProject(siteDir),
  };
}
