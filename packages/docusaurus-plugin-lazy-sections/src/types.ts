/** Types of the data that the build writes and the browser reads. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionDocs,
} from '@docusaurus/plugin-content-docs';

/** Chunk names by the prop of the page: `{__comp: '17896441'}`. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** A doc in the global data of the docs plugin. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Function that loads a chunk. */
export type Load = () => Promise<unknown>;

/** Chunks by name, in the shape that `ComponentCreator` expects. */
export type Registry = Record<string, [Load]>;

export interface SectionData {
  /** Items of the category in Docusaurus' format. */
  items: PropSidebarItem[];
  /** `id` is the id of the doc, for links by doc id. */
  pages: {
    id?: string;
    route: {path: string; sidebar?: string; [attribute: string]: unknown};
    chunks: ChunkNames;
  }[];
  /** Chunks that only pages of this section need. */
  registry: Registry;
}

/** Title and description of docs by their id. */
export type Cards = PropVersionDocs;

/** A category whose items load with its section; before that it has only its first page. */
export interface LazyCategory extends PropSidebarItemCategory {
  isLoaded: () => boolean;
  /** Loads the section. Rejects if the chunk fails to load; can then be called again. */
  load: () => Promise<void>;
}
