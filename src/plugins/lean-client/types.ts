/** Shapes that the build writes and the browser reads. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Names of chunks by prop, as in `routesChunkNames.json`: `{__comp: '17896441'}`. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** A page: its address, its code, and what Docusaurus adds to its route (`sidebar`). */
export interface PageRoute {
  path: string;
  chunks: ChunkNames;
  sidebar?: string;
  [attribute: string]: unknown;
}

/** An entry of the docs plugin's global data. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Loads a chunk. */
export type Load = () => Promise<unknown>;

/** All that the browser needs of a section, in one file that comes with its first page. */
export interface SectionData {
  routes: PageRoute[];
  registry: Record<string, [Load]>;
  /** Those that are not in `items`. */
  docs: GlobalDoc[];
  items: PropSidebarItem[];
}
