import type {Lock} from '../../src/config/translation';
import {parsePage, type Collection, type Page} from '../content/lib/page';
import type {Project} from '../content/lib/project';
import type {DataFile, SidebarItem, Site, UiStrings} from '../content/lib/rule';

interface PageText {
  collection?: Collection;
  path?: string;
  zh?: string;
  en?: string;
}

/** A site of a few pages, for trying rules on. */
export function site(
  pages: PageText | PageText[],
  rest: {
    sidebarItems?: SidebarItem[];
    ui?: UiStrings[];
    lock?: Lock;
    data?: DataFile[];
    project?: Project;
  } = {},
): Site {
  const pairs = [pages].flat().map(({collection = 'docs', path = 'device/device.md', zh, en}) => {
    const read = (language: 'zh' | 'en', source: string | undefined): Page | undefined =>
      source === undefined ? undefined : parsePage({collection, language, path}, source);
    return {collection, path, zh: read('zh', zh), en: read('en', en)};
  });
  return {pairs, sidebarItems: [], ui: [], lock: {}, data: [], ...rest};
}

/** The same text on both sides. */
export function both(text: string): Site {
  return site({zh: text, en: text});
}

export const zh = (text: string): Site => site({zh: text});
export const en = (text: string): Site => site({en: text});

/** A code block of any language. */
export function fence(language: string, code: string): string {
  return ['```' + language, code, '```', ''].join('\n');
}

export const pair = (chinese: string, english: string): Site => site({zh: chinese, en: english});

/** A page beside the docs. */
export const onPages = (path: string, chinese?: string, english?: string): Site =>
  site({collection: 'pages', path, zh: chinese, en: english});

/** Interface texts of a language. */
export const ui = (
  language: 'zh' | 'en',
  messages: Record<string, string>,
  name = 'code.json',
): UiStrings => ({language, name, file: `i18n/${language}/${name}`, messages});

/** A site with what pages refer to. */
export const project = (facts: Partial<Project>, text = '', texts: UiStrings[] = []): Site =>
  site(
    {zh: text, en: text},
    {
      ui: texts,
      project: {
        files: [],
        figures: [],
        isDrawn: () => true,
        messages: [],
        addresses: [],
        redirects: [],
        redirectsFile: {file: 'src/config/redirects.ts', text: ''},
        querySets: [],
        sidebarFile: {file: 'sidebars.ts', text: ''},
        ...facts,
      },
    },
  );
