/** Finds the first picture of a page in Markdown, which loads at once when it is on the first screen. */
import type {Node, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Width of text, in Latin characters, that fills the first screen of a desktop browser. */
const firstScreen = 1200;

const widthOf = (text: string): number =>
  text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);

/** Figures are replaced before diagrams (`src/config/markdown.ts`), so both can still be seen. */
const isPicture = (node: Node): boolean =>
  ('lang' in node && node.lang === 'mermaid') || ('name' in node && node.name === 'Figure');

/**
 * @returns tells whether a node is the first picture of the page and on its first screen; nodes that
 *   a plugin has added have no place in the source and never are
 */
export function firstScreenOf(tree: Root, file: VFile): (node: Node) => boolean {
  const firstBlock = tree.children.find((node) => node.type !== 'yaml' && node.position);
  const body = firstBlock?.position?.start.offset ?? 0;
  let first = Infinity;
  visit(tree, (node) => {
    if (isPicture(node)) {
      first = node.position?.start.offset ?? first;
      return EXIT;
    }
    return undefined;
  });
  const isOnFirstScreen = widthOf(String(file).slice(body, first)) < firstScreen;
  return ({position}) => isOnFirstScreen && position?.start.offset === first;
}
