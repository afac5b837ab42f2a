/** Modules that `modules.ts` writes, as the browser imports them. */
declare module '@generated/docusaurus-plugin-lazy-sections/default/routes' {
  import type {RouteConfig} from 'react-router-config';

  const routes: RouteConfig[];
  export default routes;
  /** Those of `routes` that are pages of the docs: pages of a section join them. */
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
  /** The docs in the global data, which those of a section join. */
  export const docs: import('./types').GlobalDoc[];
}

declare module '@generated/docusaurus-plugin-lazy-sections/default/sections' {
  /** Section by the beginning of an address. */
  export const prefixes: Record<string, string>;
  export const sections: Record<string, () => Promise<{default: import('./types').SectionData}>>;
}
