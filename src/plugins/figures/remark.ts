/**
 * Gives `<Figure name="record-page" />` in Markdown its data: imports the figure's JSON (`index.ts`)
 * and passes it as the property `figure`. The first picture of a page loads at once if it is on the
 * first screen, where readers wait for it. A name that does not exist stops the build.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {findFigures} from '../../figures/load';
import {firstScreenOf} from '../first-screen';
import {expressionAttribute, importDefault, textAttribute} from '../mdx';
import {nearestNames} from '../nearest';

/** @param options.directory folder with the figures */
const remarkFigures: Plugin<[{directory: string}], Root> =
  ({directory}) =>
  (tree, file) => {
    const used = new Map<string, string>();
    const isOnFirstScreen = firstScreenOf(tree, file);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'Figure') {
        return;
      }
      const name = textAttribute(element, 'name') ?? '';
      const names = findFigures(directory).map((figure) => figure.name);
      if (!names.includes(name)) {
        const where = `${path.relative(process.cwd(), file.path)}:${element.position?.start.line ?? '?'}`;
        const nearest = nearestNames(name, names).join(', ');
        throw new Error(
          name
            ? `${where}: there is no figure "${name}" in src/figures.${nearest && ` Nearest names: ${nearest}.`}`
            : `${where}: <Figure> needs the name of a figure as text, for example <Figure name="${names[0]}" />.`,
        );
      }
      const local = `figure_${name.replaceAll('-', '_')}`;
      used.set(name, local);
      element.attributes.push(expressionAttribute('figure', local));
      const has = (wanted: string) =>
        element.attributes.some((it) => 'name' in it && it.name === wanted);
      if (!has('priority') && isOnFirstScreen(element)) {
        element.attributes.push({type: 'mdxJsxAttribute', name: 'priority', value: null});
      }
    });
    tree.children.unshift(
      ...[...used].map(([name, local]) =>
        importDefault(local, `@generated/figures/default/${name}.json`),
      ),
    );
  };

export default remarkFigures;
