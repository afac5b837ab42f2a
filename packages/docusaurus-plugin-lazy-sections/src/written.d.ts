/** Types of the modules that `modules.ts` writes for the browser. */
declare module '@generated/docusaurus-plugin-lazy-sections/default/routes' {
  import type {RouteConfig} from 'react-router-config';

  const routes: RouteConfig[];
  export default routes;
  /** Docs pages in `routes`; a loaded section adds its pages. */
  export const pages: RouteConfig[];
}

declare module '@generated/docusaurus-plugin-lazy-sections/default/registry' {
  const registry: import('./types').Registry;
  export default registry;
}

declare module '@generated/docusaurus-plugin-lazy-sections/default/chunk-names' {
  const chunkNames: Record<string, import('./types').ChunkNames>;
  export default chunkNames;
}

declare module '@generated/docusaurus-plugin-lazy-sections/default/global-data' {
  /** Docs in the global data; a loaded section adds its docs. */
  export const docs: import('./types').GlobalDoc[];
}

declare module '@generated/docusaurus-plugin-lazy-sections/default/sections' {
  /** Sections by address prefix. */
  export const prefixes: Record<string, string>;
  export const sections: Record<string, () => Promise<{default: import('./types').SectionData}>>;
}
