declare module '@theme/SearchField' {
  import type {ReactNode} from 'react';

  export default function SearchField(): ReactNode;
}

declare module '@generated/docusaurus-theme-search/default/texts.json' {
  const texts: import('./options').SearchTexts;
  export default texts;
}
