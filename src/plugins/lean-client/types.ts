/** Shapes that the build writes and the browser reads. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Names of chunks by prop, as in `routesChunkNames.json`: `{__comp: '17896441'}`. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** An entry of the docs plugin's global data. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Loads a chunk. */
export type Load = () => Promise<unknown>;

/** What pages of a section have in common that differ by one chunk of their own. */
export interface PageKind {
  /** Prop that the page's own chunk is for. */
  own: string;
  /** The other chunks. */
  chunks: ChunkNames;
  /** The id of the doc is the rest of its address from here: that of an index page has the slash. */
  start: 0 | 1;
  /** What Docusaurus adds to the route. */
  attributes: {sidebar?: string; [attribute: string]: unknown};
}

/**
 * An item of a sidebar: its label, its address as a link from the item before it (or from the
 * category around it) would have it, and what cannot be told from these. A category has items. A
 * page whose file has its name is the name alone. What does not fit stays as it is.
 */
export type WrittenItem =
  | PropSidebarItem
  | string
  | readonly [label: string, address: string, more?: object | 0, items?: readonly WrittenItem[]];

/**
 * What is written of a section, into one file that comes with its first page: what follows from the
 * sidebar is not (1.7 of 6.5 KB in a section of 128 pages).
 */
export interface SectionData {
  /** Root of the docs. */
  base: string;
  /** Index page of the category. */
  home?: string;
  items: readonly WrittenItem[];
  kinds: readonly PageKind[];
  /** Of each address of the sidebar, its own first: index in `kinds` (base 36), `-` for no page. */
  kindOf: string;
  /** Own chunks of these pages, in the same order. */
  loads: readonly Load[];
  /** Chunks that several pages of this section need, and no others. */
  registry: Record<string, [Load]>;
  /** Ids of docs that do not follow from their address; `null` for pages that are not docs. */
  ids: Record<string, string | null>;
}

/** A page of a section. */
export interface SectionPage {
  path: string;
  /** Id of the doc; `null` if the page is none. */
  id: string | null;
  kind: PageKind;
  /** Loads its own chunk. */
  load: Load;
}

/** A section as the browser knows it. */
export interface Section {
  items: PropSidebarItem[];
  pages: SectionPage[];
  registry: Record<string, [Load]>;
}
