import {nearestNames} from 'text-utils';
import {lineIn} from '../lib/project';
import {perSite, type SidebarItem} from '../lib/rule';
import type {Page} from '../lib/page';

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    const id = item.type === 'doc' ? item.id : item.link?.type === 'doc' ? item.link.id : undefined;
    return [...(id ? [id] : []), ...docIds(item.items ?? [])];
  });
}

/** Folders whose pages are all in the sidebar. */
const foldersIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? [] : (item.dirName ?? foldersIn(item.items ?? [])),
  );

/** Id of a page in Docusaurus: its path, or its folder with the `id` of the front matter. */
function idOf(page: Page): string {
  const path = page.path.replace(/\.mdx?$/, '');
  const {id} = page.frontMatter;
  return typeof id === 'string' ? path.replace(/[^/]+$/, id) : path;
}

/** Checks that each page of the docs is in the sidebar exactly once, and the sidebar names no other page. */
export const sidebar = perSite(({pairs, sidebarItems, project}, report) => {
  const {file} = project.sidebarFile;
  const lineOf = (id: string) => lineIn(project.sidebarFile, `'${id}'`);
  const ids = docIds(sidebarItems);
  const folders = foldersIn(sidebarItems);
  const pages = new Map(
    pairs.flatMap(({collection, zh, en}) => {
      const page = zh ?? en;
      return collection === 'docs' && page ? [[idOf(page), page] as const] : [];
    }),
  );
  for (const [id, page] of pages) {
    if (!ids.includes(id) && !folders.some((folder) => id.startsWith(`${folder}/`))) {
      const remedy = `Add '${id}' to its category in ${file}`;
      report(page.file, 1, `the page "${id}" is not in the sidebar`, remedy);
    }
  }
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index) {
      report(file, lineOf(id), `the page "${id}" is in the sidebar twice`, 'Remove one');
    } else if (!pages.has(id)) {
      const nearest = nearestNames(id, [...pages.keys()]).join(', ');
      report(
        file,
        lineOf(id),
        `the sidebar names "${id}", which no page has`,
        `Write docs/${id}.md, remove the line, or correct it: ${nearest}`,
      );
    }
  }
});
