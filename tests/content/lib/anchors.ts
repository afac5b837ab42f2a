import type {Data, Node} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkCliReference from '../../../src/plugins/cli-reference/remark';
import remarkExtensionApi from '../../../src/plugins/extension-api/remark';
import remarkMessageSchemas from '../../../src/plugins/message-schemas/remark';
import {headings} from './markdown';
import type {Page} from './page';

/** Whether a page has an anchor; what its generated part complains about is thrown. */
export function hasAnchor(page: Page, anchor: string): boolean {
  return (
    headings(page.root).some(({id}) => id === anchor) ||
    (isGenerated(page) && generatedAnchors(page).has(anchor))
  );
}

/** The elements that the build replaces by headings and tables. */
const generators = /<(?:ApiType|CliReference|MessageSchema)\b/;

function isGenerated({collection, source}: Page): boolean {
  return collection === 'docs' && generators.test(source);
}

const known = new WeakMap<Page, ReadonlySet<string>>();

/** Ids of the headings and rows that the plugins of the build write into a page. */
function generatedAnchors(page: Page): ReadonlySet<string> {
  const found = known.get(page) ?? readAnchors(page);
  known.set(page, found);
  return found;
}

function readAnchors({root, language, file}: Page): ReadonlySet<string> {
  const options = {locale: language};
  const tree = unified()
    .use(remarkCliReference, options)
    .use(remarkExtensionApi, options)
    .use(remarkMessageSchemas, options)
    // The plugins change the tree, which other rules read.
    .runSync(structuredClone(root), {path: file});
  const ids = new Set<string>();
  visit(tree, (node: Node & {data?: Data & {hProperties?: {id?: unknown}}}) => {
    const id = node.data?.hProperties?.id;
    if (typeof id === 'string') {
      ids.add(id);
    }
  });
  return ids;
}
