declare module '@generated/lean-client/default/routes' {
  import type {RouteConfig} from 'react-router-config';

  const routes: RouteConfig[];
  export default routes;
  /** Those of `routes` that pages of a section join. */
  export const pageRoutes: RouteConfig[];
}

declare module '@generated/lean-client/default/registry' {
  const registry: Record<string, [import('./types').Load]>;
  export default registry;
}

declare module '@generated/lean-client/default/chunk-names' {
  const chunkNames: Record<string, import('./types').ChunkNames>;
  export default chunkNames;
}

declare module '@generated/lean-client/default/global-data' {
  const globalData: import('@docusaurus/types').GlobalData;
  export default globalData;
  /** The docs in `globalData`, which those of a section join. */
  export const docs: import('./types').GlobalDoc[];
}

declare module '@generated/lean-client/default/sections' {
  /** Section by the beginning of an address. */
  export const prefixes: Record<string, string>;
  export const sections: Record<string, () => Promise<{default: import('./types').Section}>>;
}

declare module 'history/esm/history.js' {
  export * from 'history';
}

declare module 'react-router-config/esm/react-router-config.js' {
  export * from 'react-router-config';
}
