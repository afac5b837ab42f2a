import {contentHash} from '../../../src/config/translation';
import {Page, type Collection, type Language} from './page';
import type {Project} from './project';
import type {DataFile, SidebarItem, Site} from './rule';

interface PageText extends Partial<Record<Language | 'both', string>> {
  /** Path of the page, below the name of its collection. */
  at?: string;
}

/** A site as `tests/content/examples.yaml` describes it, and what the rule says of it. */
export interface Example extends PageText, Partial<Omit<Project, 'isDrawn'>> {
  pages?: PageText[];
  says?: string | string[];
  sidebar?: SidebarItem[];
  ui?: Partial<Record<Language, Record<string, string>>>;
  lock?: Record<string, [zh: string, en: string, behind?: Language]>;
  data?: DataFile;
  drawn?: boolean;
}

function pairOf({at = 'docs/device/device.md', both, zh = both, en = both}: PageText) {
  const [collection, ...rest] = at.split('/') as [Collection, ...string[]];
  const path = rest.join('/');
  const read = (language: Language, text?: string) =>
    text === undefined ? undefined : new Page({collection, language, path}, text);
  return {collection, path, zh: read('zh', zh), en: read('en', en)};
}

/** The site of an example. */
export function siteOf(example: Example): Site {
  const {pages = [example], sidebar = [], ui = {}, lock = {}, data, drawn = true} = example;
  return {
    pairs: pages.map(pairOf).filter(({zh, en}) => zh ?? en),
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
      redirectsFile: {file: 'src/config/redirects.ts', text: ''},
      querySets: [],
      sidebarFile: {file: 'sidebars.ts', text: ''},
      isDrawn: () => drawn,
      ...example,
    },
  };
}
