/** Finds the Mermaid blocks of the pages, for `npm run diagrams` and its test. */
import {codeBlocks, pagesOf, readPairs} from 'content-checks';
import type {DiagramSource} from 'docusaurus-plugin-diagrams';
import {i18n} from '../../src/config/locales';
import {collections} from '../../src/config/translation';

/** Every Mermaid block of the pages, in both languages. */
export const mermaidSources = (): DiagramSource[] =>
  pagesOf(readPairs({siteDir: process.cwd(), collections})).flatMap(({root, file, language}) =>
    codeBlocks(root)
      .filter((block) => block.language === 'mermaid')
      .map(({value, line}) => ({
        text: value,
        lang: i18n.localeConfigs![language]!.htmlLang!,
        file,
        line,
      })),
  );
