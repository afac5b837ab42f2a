declare module '@theme/OfflineReading' {
  import type {ReactNode} from 'react';

  export default function OfflineReading(): ReactNode;
}

declare module '@generated/docusaurus-plugin-offline/default/site.json' {
  const site: import('./set').SiteLocales;
  export default site;
}
