/** Shapes that the build writes and the browser reads. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionDocs,
} from '@docusaurus/plugin-content-docs';

/** Names of chunks by the prop of the page that they are for: `{__comp: '17896441'}`. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** A doc, as the docs plugin tells it to all of the site. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Loads a chunk. */
export type Load = () => Promise<unknown>;

/** Chunks by name, in the shape that `ComponentCreator` expects. */
export type Registry = Record<string, [Load]>;

/** Data with which a browser shows the pages of a section. */
export interface SectionData {
  /** Items of the category, as Docusaurus has them. */
  items: PropSidebarItem[];
  /** `id` is that of the doc, for pages that docs are linked by. */
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

/** A category whose items come with its section: until then it has its first page alone. */
export interface LazyCategory extends PropSidebarItemCategory {
  isLoaded: () => boolean;
  /** Loads the section. Fails as its chunk fails, and may then be called again. */
  load: () => Promise<void>;
}
