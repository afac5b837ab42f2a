import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {elements, headings} from './markdown';
import {parsePage, type Page} from './page';

const known = new WeakMap<Page, ReadonlySet<string>>();

/** The anchors of a page and of the partials that it imports: headings and rows of tables. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const found =
    known.get(page) ?? new Set([page, ...partialsOf(page)].flatMap(({root}) => anchors(root)));
  known.set(page, found);
  return found;
}

function anchors(root: Page['root']): string[] {
  return [
    ...headings(root).map(({id}) => id),
    ...elements(root).map(({name, attributes}) =>
      name === 'RowAnchor' ? attributes.id : undefined,
    ),
  ].filter((id) => id !== undefined);
}

/** The Markdown files that a page imports: `import Reference from './_generated/color.mdx';` */
function partialsOf({lines, path: pagePath, file, ...location}: Page): Page[] {
  return lines
    .flatMap((line) => /^import \w+ from '(\.\/.+\.mdx?)';$/.exec(line)?.[1] ?? [])
    .map((target) => ({
      target,
      source: path.posix.join(path.posix.dirname(file), target),
    }))
    .filter(({source}) => existsSync(source))
    .map(({target, source}) =>
      parsePage(
        {...location, path: path.posix.join(path.posix.dirname(pagePath), target)},
        readFileSync(source, 'utf8'),
      ),
    );
}
