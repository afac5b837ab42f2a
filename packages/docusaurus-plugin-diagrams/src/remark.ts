/**
 * Replaces a Mermaid block with its picture: imports its data and passes them to `<Diagram>`.
 *
 * A block that has not been drawn stops a build. With `npm start`, `@docusaurus/theme-mermaid` draws it in the
 * browser.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {expressionAttribute, importDefault, jsxElement} from 'build-utils';
import {diagramName, isDrawn} from './files';
import type {DiagramOptions} from './options';

export type DiagramRemarkOptions = DiagramOptions & {
  mustBeDrawn: boolean;
};

export const remarkDiagrams: Plugin<[DiagramRemarkOptions], Root> = (options) => (tree, file) => {
  const used = new Set<string>();
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) {
      return;
    }
    if (isDrawn(node.value, options)) {
      const name = diagramName(node.value, options);
      used.add(name);
      const element = jsxElement('Diagram', {name});
      element.attributes.push(expressionAttribute('picture', `diagram_${name}`));
      parent.children[index] = element;
    } else if (options.mustBeDrawn) {
      const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? '?'}`;
      throw new Error(
        `${where}: this diagram has not been drawn. Run "npm run diagrams" and commit the files that it writes.`,
      );
    }
  });
  tree.children.unshift(
    ...[...used].map((name) => importDefault(`diagram_${name}`, `@diagrams/${name}`)),
  );
};
