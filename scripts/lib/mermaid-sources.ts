/** Finds the Mermaid blocks of the pages, for `npm run diagrams` and its test. */
import type {Code} from 'mdast';
import {readPairs} from 'content-checks';
import type {DiagramSource} from 'docusaurus-plugin-diagrams';
import {visit} from 'unist-util-visit';
import {i18n, locales} from '../../src/config/locales';
import {collections} from '../../src/config/translation';

/** Every Mermaid block of the pages, in both languages. */
export function mermaidSources(): DiagramSource[] {
  const found: DiagramSource[] = [];
  for (const pair of readPairs({siteDir: process.cwd(), collections})) {
    for (const locale of locales) {
      const page = pair[locale];
      if (page) {
        visit(page.root, 'code', (node: Code) => {
          if (node.lang === 'mermaid') {
            found.push({
              text: node.value,
              lang: i18n.localeConfigs![locale]!.htmlLang!,
              file: page.file,
              line: node.position?.start.line ?? 1,
            });
          }
        });
      }
    }
  }
  return found;
}
