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

/**
 * How much text before a figure leaves it on the first screen of a desk, in Latin characters.
 * Pictures further down load as they come near.
 */
const firstScreen = 1200;

/** Width of a text in Latin characters. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);

export interface FigureRemarkOptions {
  /** Folder with the figure sources. */
  directory: string;
}

const remarkFigures: Plugin<[FigureRemarkOptions], Root> = ({directory}) => {
  const transform: Transformer<Root> = (tree, file) => {
    const used = new Map<string, string>();
    // Below the front matter.
    const first = tree.children.find((node) => (node.type as string) !== 'yaml' && node.position);
    const body = first?.position?.start.offset ?? 0;
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
      const start = element.position?.start.offset;
      if (
        used.size === 1 &&
        start !== undefined &&
        !element.attributes.some(
          (attribute) => 'name' in attribute && attribute.name === 'priority',
        ) &&
        widthOf(String(file).slice(body, start)) < firstScreen
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
