import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {locales} from '../../src/config/locales';
import {drawGraph, graphs} from '../../src/plugins/message-schemas/graph';
import {installed} from '../../src/plugins/message-schemas/package';
import {readPairs} from '../../tests/content/lib/page';

export interface MermaidSource {
  text: string;
  /** Where it stands. */
  file: string;
  line: number;
}

/** Every Mermaid block of the pages, in both languages, and those that the build generates. */
export function mermaidSources(siteDir = process.cwd()): MermaidSource[] {
  const written = readPairs(siteDir).flatMap(({zh, en}) =>
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
  const generated = Object.values(graphs).flatMap((graph) =>
    locales.map((locale) => ({
      text: drawGraph(graph, installed, locale),
      file: 'src/plugins/message-schemas/graph.ts',
      line: 1,
    })),
  );
  return [...written, ...generated];
}
