/**
 * Writes the generated parts of a page about a type of the extension API, from
 * `src/data/extension-api.d.ts`:
 *
 *     <ApiType name="Subscription" />    signature, members, used by
 *
 * What stands between `<ApiType …>` and `</ApiType>` comes before "used by". The rest of the build
 * sees Markdown like any other: headings are in the table of contents, links are checked, text is
 * found by the search, and nothing of this runs in the browser.
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {Locale} from '../../config/locales';
import {textAttribute} from '../mdx';
import {nearestNames} from '../nearest';
import {readApi, type Api} from './declarations';
import {sectionsOf} from './sections';

export interface ExtensionApiOptions {
  locale: Locale;
  /** Instead of the declaration file. */
  api?: Api;
}

function fault(name: string | undefined, {file, declarations}: Api): string {
  if (!name) {
    return '<ApiType> needs the name of a type: <ApiType name="Subscription" />.';
  }
  const nearest = nearestNames(name, [...declarations.keys()]).map((it) => `"${it}"`);
  return (
    `${file} exports no type "${name}". ` +
    (nearest.length > 0 ? `Nearest: ${nearest.join(', ')}.` : 'Correct the name, or declare it.')
  );
}

function expand(
  element: MdxJsxFlowElement,
  api: Api,
  locale: Locale,
  where: string,
): RootContent[] {
  const name = textAttribute(element, 'name');
  const declaration = api.declarations.get(name ?? '');
  if (!declaration) {
    throw new Error(`${where}:${element.position?.start.line ?? '?'}: ${fault(name, api)}`);
  }
  const {before, after} = sectionsOf(declaration, api, locale);
  return [...before, ...(element.children as RootContent[]), ...after];
}

/** Replaces the elements of a tree; `where` names the page in messages. */
export function expandApiTypes(tree: Root, api: () => Api, locale: Locale, where: string): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'ApiType'
      ? expand(node, api(), locale, where)
      : [node],
  );
}

const remarkExtensionApi: Plugin<[ExtensionApiOptions], Root> = ({locale, api}) => {
  return (tree, file) => {
    expandApiTypes(tree, () => api ?? readApi(), locale, path.relative(process.cwd(), file.path));
  };
};

export default remarkExtensionApi;
