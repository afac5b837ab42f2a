/**
 * Sections of the docs in the browser: which one an address belongs to, and what happens when one
 * arrives. It is complete before anything of it is rendered (`preload.ts`).
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/docusaurus-plugin-lazy-sections/default/chunk-names';
import {docs} from '@generated/docusaurus-plugin-lazy-sections/default/global-data';
import registry from '@generated/docusaurus-plugin-lazy-sections/default/registry';
import {pages} from '@generated/docusaurus-plugin-lazy-sections/default/routes';
import {prefixes, sections} from '@generated/docusaurus-plugin-lazy-sections/default/sections';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {sectionAt} from '../sectionAt';
import type {LazyCategory, Load, SectionData} from '../types';

/** Sidebar items by section, of the sections that have arrived. */
const itemsOf = new Map<string, PropSidebarItem[]>();

function install(section: string, data: SectionData): void {
  itemsOf.set(section, data.items);
  Object.assign(registry, data.registry);
  const known = new Set(docs.map(({id}) => id));
  for (const {id, route, chunks} of data.pages) {
    const {path, sidebar} = route;
    const key = `${path}-`;
    chunkNames[key] = chunks;
    pages.push({...route, component: ComponentCreator(path, ''), chunks: key});
    if (id !== undefined && !known.has(id)) {
      docs.push({id, path, sidebar});
    }
  }
}

/** Loads the section of an address; `undefined` where it is there, or there is none. */
export function missingSectionOf(pathname: string): Load | undefined {
  const section = sectionAt(prefixes, pathname);
  return section === undefined || itemsOf.has(section) ? undefined : sections[section];
}

async function loadSection(section: string): Promise<void> {
  if (!itemsOf.has(section)) {
    const {default: data} = await sections[section]!();
    // Two callers may have waited for the same file.
    if (!itemsOf.has(section)) {
      install(section, data);
    }
  }
}

/**
 * Makes the pages and sidebar items of the section of an address known.
 * @throws ChunkLoadError if its file cannot be loaded; the next call tries again
 */
export async function loadSectionOf(pathname: string): Promise<void> {
  const section = sectionAt(prefixes, pathname);
  if (section !== undefined) {
    await loadSection(section);
  }
}

/** A category that always answers with the items that are known, at first its first page alone. */
export const lazyCategory = (
  category: Omit<PropSidebarItemCategory, 'items'>,
  first: PropSidebarItemLink,
  section: string,
): LazyCategory => ({
  ...category,
  get items() {
    return itemsOf.get(section) ?? [first];
  },
  isLoaded: () => itemsOf.has(section),
  load: () => loadSection(section),
});
