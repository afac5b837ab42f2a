/**
 * Puts the pictures of a Mermaid block in its place: `<Diagram light="…" dark="…" … />`.
 *
 * A block that has not been drawn stops a build. With `npm start` it is left to
 * `@docusaurus/theme-mermaid`, which draws it in the browser.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readPicture} from './picture';
import {firstScreenOf} from '../first-screen';
import {jsxElement} from '../mdx';

export interface DiagramRemarkOptions {
  /** Folder with the pictures. */
  directory: string;
  /** Address of the folder that has them on the site. */
  address: string;
  /** Whether every diagram must have been drawn. */
  mustBeDrawn: boolean;
}

const remarkDiagrams: Plugin<[DiagramRemarkOptions], Root> =
  ({directory, address, mustBeDrawn}) =>
  (tree, file) => {
    const isOnFirstScreen = firstScreenOf(tree, file);
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) {
        return;
      }
      const picture = readPicture(node.value, directory);
      if (picture) {
        const {light, dark, ...rest} = picture;
        parent.children[index] = jsxElement('Diagram', {
          light: address + light,
          dark: address + dark,
          ...rest,
          source: node.value,
          ...(isOnFirstScreen(node) && {priority: null}),
        });
      } else if (mustBeDrawn) {
        const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? '?'}`;
        throw new Error(
          `${where}: this diagram has not been drawn. Run "npm run diagrams" and commit what it writes.`,
        );
      }
    });
  };

export default remarkDiagrams;
