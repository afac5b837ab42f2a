import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Collection, ContentConfig, Language} from './config';
import {Page} from './page';
import type {Project} from './project';
import {formatAll} from './finding';
import type {Check, DataFile, SidebarItem, Site} from './rule';

interface PageText extends Partial<Record<Language | 'both', string>> {
  /** Path of the page, below the name of its collection. */
  at?: string;
}

/** Site as described in `examples.yaml`, and the expected findings of the rule. */
export interface Example extends PageText, Partial<Omit<Project, 'isDrawn'>> {
  pages?: PageText[];
  says?: string | string[];
  sidebar?: SidebarItem[];
  ui?: Partial<Record<Language, Record<string, string>>>;
  lock?: Record<string, [zh: string, en: string, behind?: Language]>;
  data?: DataFile;
  drawn?: boolean;
}

function pairOf(
  {at = 'docs/device/device.md', both, zh = both, en = both}: PageText,
  collections: ContentConfig['collections'],
) {
  const [collection, ...rest] = at.split('/') as [Collection, ...string[]];
  const path = rest.join('/');
  const read = (language: Language, text?: string) =>
    text === undefined
      ? undefined
      : new Page({collection, language, path, folder: collections[collection][language]}, text);
  return {collection, path, zh: read('zh', zh), en: read('en', en)};
}

/** Returns the site of an example, with the configuration for its rules. */
export function siteOf(example: Example, config: ContentConfig): Site {
  const {pages = [example], sidebar = [], ui = {}, lock = {}, data, drawn = true} = example;
  const {contentHash} = config.translation;
  return {
    config,
    pairs: pages.map((page) => pairOf(page, config.collections)).filter(({zh, en}) => zh ?? en),
    sidebarItems: sidebar,
    ui: (['zh', 'en'] as const).flatMap((language) => {
      const [name, messages] = ['code.json', ui[language]];
      return messages ? {language, name, file: `i18n/${language}/${name}`, messages} : [];
    }),
    lock: Object.fromEntries(
      Object.entries(lock).map(([page, [zh, en, behind]]) => [
        page,
        {zh: contentHash(zh), en: contentHash(en), ...(behind && {behind})},
      ]),
    ),
    data: data ? [data] : [],
    project: {
      files: [],
      figures: [],
      messages: [],
      addresses: [],
      redirects: [],
      redirectsFile: {file: config.redirectsFile, text: ''},
      querySets: [],
      sidebarFile: {file: config.sidebarFile, text: ''},
      isDrawn: () => drawn,
      ...example,
    },
  };
}

/** Examples by the name of their rule, from a YAML file. */
export const readExamples = (file: string): Record<string, Example[]> =>
  parse(readFileSync(file, 'utf8')) as Record<string, Example[]>;

/** Returns the findings of a rule on an example, as text. */
export const reportOn = async (
  check: Check,
  example: Example,
  config: ContentConfig,
): Promise<string> => formatAll(await check(siteOf(example, config)));
