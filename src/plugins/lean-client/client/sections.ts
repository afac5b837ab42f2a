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
import type {Section} from '../types';
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

function install(section: string, {items, pages, registry: shared}: Section): void {
  setItems(section, items);
  Object.assign(registry, shared);
  pages.forEach(({path, id, load, kind: {own, chunks, attributes}}, index) => {
    if (id !== null) {
      docs.push({id, path, sidebar: attributes.sidebar});
    }
    // The names of chunks are random: those that only this section knows are numbered instead.
    const name = section + index.toString(36);
    const key = `${path}-`;
    registry[name] = [load];
    chunkNames[key] = {...chunks, [own]: name};
    const component = ComponentCreator(path, '');
    pageRoutes.push({...attributes, path, exact: true, component, chunks: key});
  });
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
