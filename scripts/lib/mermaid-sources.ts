/** Finds the Mermaid blocks of the pages, for `npm run diagrams` and its test. */
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {readPairs} from 'content-checks';
import {collections} from '../../src/config/translation';

export interface MermaidSource {
  text: string;
  /** Where it stands. */
  file: string;
  line: number;
}

/** Every Mermaid block of the pages, in both languages. */
export function mermaidSources(siteDir = process.cwd()): MermaidSource[] {
  return readPairs({siteDir, collections}).flatMap(({zh, en}) =>
    [zh, en].flatMap((page) => {
      const found: MermaidSource[] = [];
      if (page) {
        visit(page.root, 'code', (node: Code) => {
          if (node.lang === 'mermaid') {
            found.push({
              text: node.value,
              file: page.file,
              line: node.position?.start.line ?? 1,
            });
          }
        });
      }
      return found;
    }),
  );
}
