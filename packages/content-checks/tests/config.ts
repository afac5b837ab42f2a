import path from 'node:path';
import type {ContentConfig} from '../src/lib/config';

/** Small site for the examples. */
export const config: ContentConfig = {
  siteDir: path.resolve(import.meta.dirname, 'site'),
  siteUrl: 'https://docs.coscene.cn',
  builtFiles: ['/feed.xml'],
  collections: {
    docs: {zh: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'},
    pages: {zh: 'src/pages', en: 'i18n/en/docusaurus-plugin-content-pages'},
  },
  sidebars: {},
  sidebarFile: 'sidebars.ts',
  indexPages: [],
  redirects: [],
  redirectsFile: 'src/config/redirects.ts',
  codeFolders: [],
  querySetFolder: 'queries',
  translation: {
    lockFile: 'i18n/translation.lock.json',
    readLock: () => ({}),
    contentHash: (text) => text.trimEnd(),
  },
  words: {
    zh: [{avoid: /您/, instead: '你', why: 'the reader is 「你」'}],
    en: [{avoid: /\bsimply\b|!/i, instead: 'nothing', why: 'filler'}],
  },
  leftovers: [{avoid: /\bDRAFT\b|\u200B/, instead: 'the text', why: 'the page is not finished'}],
  components: {
    Figure: ['name'],
    GlossaryTerms: ['section'],
  },
  glossary: {file: 'src/data/glossary.ts', sections: ['records']},
  figures: {folder: 'src/data/figures', find: () => []},
  isDrawn: () => true,
  code: {
    read: (code) => {
      const lines = code.split('\n');
      const isMark = (line: string) => /\bdiff-(?:add|remove)-next-line$/.test(line);
      const marks = lines.flatMap((line, index) => (isMark(line) ? [index] : []));
      return {
        lines: lines.filter((line) => !isMark(line)),
        marks: new Map(
          marks.map((index, at) => [
            index - at,
            new Set([lines[index]?.includes('remove') ? 'removed' : 'added']),
          ]),
        ),
      };
    },
    fault: ({language}) =>
      language === 'bahs'
        ? {line: 0, message: '"bahs" is no language. Nearest: "bash".'}
        : undefined,
  },
  cocli: {
    globalFlags: [
      {name: 'help', shorthand: 'h', type: 'bool', required: false},
      {name: 'profile', shorthand: 'p', type: 'string', required: false},
    ],
    commands: [{path: '', kind: 'root', aliases: []}],
  },
  checkConfiguration: () => [],
  forms: [
    {
      page: 'pages/news.md',
      check: (read) =>
        ['src/pages/news.md', 'i18n/en/docusaurus-plugin-content-pages/news.md'].flatMap((file) =>
          read(file) === '1\n' ? [{file, line: 1, problem: 'no news', remedy: 'Write some'}] : [],
        ),
    },
  ],
  largestImage: 20,
  data: {folder: 'src/data', without: [], checks: {}},
};
