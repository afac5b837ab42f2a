import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {parseJson} from '../../../src/config/json';
import {readLock} from '../../../src/config/translation';
import {readPairs, type Language} from './page';
import {readData} from './data';
import {readProject} from './project';
import type {SidebarItem, Site, UiStrings} from './rule';

type Messages = UiStrings['messages'];

export const siteDir = path.resolve(import.meta.dirname, '../../..');

function readUiStrings(language: Language): UiStrings[] {
  const folder = `i18n/${language}`;
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json') && !name.includes('_generated'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const entries = parseJson(text, file) as Record<string, {message?: string} | null>;
      const messages = Object.entries(entries).map(([key, entry]) => [key, entry?.message ?? '']);
      return {text, language, name, file, messages: Object.fromEntries(messages) as Messages};
    });
}

/** This site, as it is on disk. */
export async function readSite(): Promise<Site> {
  return {
    pairs: readPairs(siteDir),
    sidebarItems: Object.values(sidebars).flat() as SidebarItem[],
    ui: [...readUiStrings('zh'), ...readUiStrings('en')],
    lock: readLock(siteDir),
    data: await readData(siteDir),
    project: readProject(siteDir),
  };
}
