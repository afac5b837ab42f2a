/**
 * Puts the drawing of a Mermaid block in its place: `<Diagram light="…" dark="…" … />`.
 * A block without a drawing is left to the Mermaid theme, which draws it in the browser.
 * On the first screen of a page it loads at once, as figures do.
 */
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readDrawing} from './drawings';
import {firstScreenOf} from '../first-screen';

export interface DiagramRemarkOptions {
  /** Folder with the drawings. */
  directory: string;
  /** Address of the folder where the site has them. */
  address: string;
}

const remarkDiagrams: Plugin<[DiagramRemarkOptions], Root> = ({directory, address}) => {
  return (tree, file) => {
    const isOnFirstScreen = firstScreenOf(tree, file);
    visit(tree, 'code', (node: Code, index, parent) => {
      const drawing = node.lang === 'mermaid' ? readDrawing(node.value, directory) : undefined;
      if (!drawing || !parent || index === undefined) {
        return;
      }
      const attributes = {
        light: address + drawing.files.light,
        dark: address + drawing.files.dark,
        width: String(drawing.width),
        height: String(drawing.height),
        alt: drawing.alt,
        source: node.value,
        ...(isOnFirstScreen(node) && {priority: null}),
      };
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: Object.entries(attributes).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        })),
        children: [],
      };
      parent.children[index] = element;
    });
  };
};

export default remarkDiagrams;
