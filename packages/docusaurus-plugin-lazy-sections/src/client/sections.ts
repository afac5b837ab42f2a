/**
 * Sections of the docs in the browser: finds the section of an address, and registers loaded sections.
 * A section is complete before any of its pages is rendered (`preload.ts`).
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

/** Sidebar items of the loaded sections. */
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

/** Loads the section of an address; returns `undefined` if it is loaded, or if there is none. */
export function missingSectionOf(pathname: string): Load | undefined {
  const section = sectionAt(prefixes, pathname);
  return section === undefined || itemsOf.has(section) ? undefined : sections[section];
}

async function loadSection(section: string): Promise<void> {
  if (!itemsOf.has(section)) {
    const {default: data} = await sections[section]!();
    // Two callers may wait for the same file.
    if (!itemsOf.has(section)) {
      install(section, data);
    }
  }
}

/**
 * Loads the pages and sidebar items of the section of an address.
 * @throws ChunkLoadError if its file fails to load; the next call retries
 */
export async function loadSectionOf(pathname: string): Promise<void> {
  const section = sectionAt(prefixes, pathname);
  if (section !== undefined) {
    await loadSection(section);
  }
}

/** Returns a category whose items are its first page until its section is loaded. */
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
