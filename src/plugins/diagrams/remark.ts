/**
 * Puts the picture of a Mermaid block in its place: imports its data (`src/plugins/figures`) and passes
 * them as the property `figure` to `<Diagram>`.
 *
 * A block that has not been drawn stops a build. With `npm start` it is left to
 * `@docusaurus/theme-mermaid`, which draws it in the browser.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {pictureName, readPicture} from './picture';
import {expressionAttribute, importDefault, jsxElement} from 'build-utils';

export interface DiagramRemarkOptions {
  /** Folder with the pictures. */
  directory: string;
  /** Whether every diagram must have been drawn. */
  mustBeDrawn: boolean;
}

const remarkDiagrams: Plugin<[DiagramRemarkOptions], Root> =
  ({directory, mustBeDrawn}) =>
  (tree, file) => {
    const used = new Set<string>();
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) {
        return;
      }
      const name = pictureName(node.value);
      if (readPicture(name, directory)) {
        used.add(name);
        const element = jsxElement('Diagram', {source: node.value});
        element.attributes.push(expressionAttribute('figure', `diagram_${name}`));
        parent.children[index] = element;
      } else if (mustBeDrawn) {
        const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? '?'}`;
        throw new Error(
          `${where}: this diagram has not been drawn. Run "npm run diagrams" and commit what it writes.`,
        );
      }
    });
    tree.children.unshift(
      ...[...used].map((name) => importDefault(`diagram_${name}`, `@figures/diagram-${name}`)),
    );
  };

export default remarkDiagrams;
