/** Which parts of a page in Markdown are on the first screen: pictures there load at once. */
import type {Node, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** How much text before a part leaves it on the first screen of a desk, in Latin characters. */
const firstScreen = 1200;

/** Width of a text in Latin characters. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);

/** Figures are found first, diagrams second (`src/config/markdown.ts`): their blocks are still there. */
const isPicture = (node: Node): boolean =>
  ('lang' in node && node.lang === 'mermaid') || ('name' in node && node.name === 'Figure');

/** Where the first picture of a page begins; what comes after it is below the first screen. */
function firstPicture(tree: Root): number {
  let start = Infinity;
  visit(tree, (node) => {
    if (isPicture(node)) {
      start = node.position?.start.offset ?? start;
      return EXIT;
    }
    return undefined;
  });
  return start;
}

/** Tells of the parts of a page whether they are; of none that a plugin has put there. */
export function firstScreenOf(tree: Root, file: VFile): (node: Node) => boolean {
  // Below the front matter.
  const first = tree.children.find((node) => (node.type as string) !== 'yaml' && node.position);
  const body = first?.position?.start.offset ?? 0;
  const picture = firstPicture(tree);
  return ({position}) => {
    const start = position?.start.offset;
    return (
      start !== undefined &&
      start <= picture &&
      widthOf(String(file).slice(body, start)) < firstScreen
    );
  };
}
