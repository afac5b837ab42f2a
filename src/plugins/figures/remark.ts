/**
 * Gives `<Figure name="record-page" />` in Markdown its data: imports the figure's JSON (see `index.ts`)
 * and passes it as the prop `figure`. The first one of a page loads at once if it is on the first screen:
 * it is the largest thing there, and readers wait for it. A name that does not exist stops the build and says which do.
 */
import path from 'node:path';
import type {Plugin, Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import {findFigures} from '../../figures/load';
import {distance} from '../../search/engine/fuzzy';
import {firstScreenOf} from '../first-screen';
import {importDefault, textAttribute} from '../mdx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function nearest(name: string, names: readonly string[]): string {
  return [...names]
    .sort((a, b) => distance(name, a, Infinity) - distance(name, b, Infinity))
    .slice(0, 3)
    .join(', ');
}

/** `figure={local}` */
function figureAttribute(local: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'figure',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: local,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: local}}],
        },
      },
    },
  };
}

export interface FigureRemarkOptions {
  /** Folder with the figure sources. */
  directory: string;
}

const remarkFigures: Plugin<[FigureRemarkOptions], Root> = ({directory}) => {
  const transform: Transformer<Root> = (tree, file) => {
    const used = new Map<string, string>();
    const isOnFirstScreen = firstScreenOf(tree, file);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      if (element.name !== 'Figure') {
        return;
      }
      const name = textAttribute(element, 'name');
      const names = findFigures(directory).map((figure) => figure.name);
      if (name === undefined || !names.includes(name)) {
        const where = `${path.relative(process.cwd(), file.path)}:${element.position?.start.line ?? '?'}`;
        throw new Error(
          name === undefined
            ? `${where}: <Figure> needs the name of a figure as text, for example <Figure name="${names[0]}" />.`
            : `${where}: there is no figure "${name}" in src/figures. Nearest names: ${nearest(name, names)}.`,
        );
      }
      const local = `figure_${name.replaceAll('-', '_')}`;
      used.set(name, local);
      element.attributes.push(figureAttribute(local));
      if (
        !element.attributes.some(
          (attribute) => 'name' in attribute && attribute.name === 'priority',
        ) &&
        isOnFirstScreen(element)
      ) {
        element.attributes.push({type: 'mdxJsxAttribute', name: 'priority', value: null});
      }
    });
    tree.children.unshift(
      ...[...used].map(([name, local]) =>
        importDefault(local, `@generated/figures/default/${name}.json`),
      ),
    );
  };
  return transform;
};

export default remarkFigures;
