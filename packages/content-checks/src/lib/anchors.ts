import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {elements, headings} from './markdown';
import {Page} from './page';

const cached = new WeakMap<Page, ReadonlySet<string>>();

/** Anchors of a page and of the partials that it imports: headings and table rows. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const found =
    cached.get(page) ?? new Set([page, ...partialsOf(page)].flatMap(({root}) => anchors(root)));
  cached.set(page, found);
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

/** Markdown files that a page imports: `import Reference from './_generated/color.mdx';` */
const partialsOf = ({lines, path: pagePath, file, collection, language}: Page): Page[] => {
  const folder = file.slice(0, -pagePath.length - 1);
  return lines
    .flatMap((line) => /^import \w+ from '(\.\/.+\.mdx?)';$/.exec(line)?.[1] ?? [])
    .map((target) => [pagePath, file].map((name) => path.posix.join(path.dirname(name), target)))
    .filter(([, source]) => existsSync(source!))
    .map(
      ([own, source]) =>
        new Page({collection, language, path: own!, folder}, readFileSync(source!, 'utf8')),
    );
};
