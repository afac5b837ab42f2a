import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'build-utils';
import {parseJson} from 'text-utils';
import type {ContentConfig, Language} from './config';
import {readPairs} from './page';
import {readData} from './data';
import {readProject} from './project';
import type {SidebarItem, Site, UiStrings} from './rule';

type Messages = UiStrings['messages'];

function readUiStrings(siteDir: string, language: Language): UiStrings[] {
  const folder = `i18n/${language}`;
  return filesBelow(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.json') && !name.includes('_generated'))
    .map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const entries = parseJson(text, file) as Record<string, {message?: string} | null>;
      const messages = Object.entries(entries).map(([key, entry]) => [key, entry?.message ?? '']);
      return {text, language, name, file, messages: Object.fromEntries(messages) as Messages};
    });
}

/** Reads a site from disk. */
export async function readSite(config: ContentConfig): Promise<Site> {
  const {siteDir} = config;
  return {
    config,
    pairs: readPairs(config),
    sidebarItems: Object.values(config.sidebars).flat() as SidebarItem[],
    ui: [...readUiStrings(siteDir, 'zh'), ...readUiStrings(siteDir, 'en')],
    lock: config.translation.readLock(siteDir),
    data: await readData(config),
    project: readProject(config),
  };
}
