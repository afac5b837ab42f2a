/**
 * Sections of the docs in the browser: which section an address belongs to, and what happens when
 * a section arrives. A section is complete before anything of it is rendered (`preload.ts`), so
 * its routes and sidebar items join those that are there already, in place.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/lean-client/default/chunk-names';
import {docs} from '@generated/lean-client/default/global-data';
import registry from '@generated/lean-client/default/registry';
import {pageRoutes} from '@generated/lean-client/default/routes';
import {prefixes, sections} from '@generated/lean-client/default/sections';
import {links} from '../sections';
import type {SectionData} from '../types';
import {itemsOf, setItems} from './categories';

/** Section of an address, by its longest known beginning; `undefined` outside of sections. */
export function sectionOf(pathname: string): string | undefined {
  for (let path = pathname; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const section = prefixes[path];
    if (section !== undefined) {
      return section;
    }
  }
  return undefined;
}

/** Has this section arrived? */
export const hasSection = (section: string): boolean => itemsOf(section) !== undefined;

function install(section: string, data: SectionData): void {
  setItems(section, data.items);
  Object.assign(registry, data.registry);
  docs.push(...data.docs);
  const ids = new Map(
    data.items.flatMap((item) => [...links(item)]).map(({href, docId}) => [href, docId]),
  );
  for (const {path, chunks, ...attributes} of data.routes) {
    const id = ids.get(path);
    if (id !== undefined) {
      docs.push({id, path, sidebar: attributes.sidebar});
    }
    const key = `${path}-`;
    chunkNames[key] = chunks;
    const component = ComponentCreator(path, '');
    pageRoutes.push({...attributes, path, exact: true, component, chunks: key});
  }
}

/**
 * Makes the pages and sidebar items of a section known.
 * @throws ChunkLoadError if its file cannot be loaded; the next call tries again.
 */
export async function loadSection(section: string): Promise<void> {
  if (hasSection(section)) {
    return;
  }
  const {default: data} = await sections[section]!();
  // Two callers may have waited for the same file.
  if (!hasSection(section)) {
    install(section, data);
  }
}
