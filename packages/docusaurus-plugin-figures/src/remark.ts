/**
 * Provides `<Figure name="record-page" />` in Markdown with its data: imports the figure's module (`index.ts`)
 * and passes it as the property `figure`. An unknown name stops the build.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {expressionAttribute, importDefault, textAttribute} from 'build-utils';
import {nearestNames} from 'text-utils';
import {findFigures} from './load';

/** @param options.directory folder of the descriptions */
export const remarkFigures: Plugin<[{directory: string}], Root> =
  ({directory}) =>
  (tree, file) => {
    const used = new Map<string, string>();
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
            ? `${where}: there is no figure "${name}" in ${directory}.${nearest && ` Nearest names: ${nearest}.`}`
            : `${where}: <Figure> needs the name of a figure as text, for example <Figure name="${names[0]}" />.`,
        );
      }
      const local = `figure_${name.replaceAll('-', '_')}`;
      used.set(name, local);
      element.attributes.push(expressionAttribute('figure', local));
    });
    tree.children.unshift(
      ...[...used].map(([name, local]) => importDefault(local, `@figures/${name}`)),
    );
  };
