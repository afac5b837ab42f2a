declare module '@theme/GlossaryTerm' {
  import type {ReactNode} from 'react';

  export default function GlossaryTerm(props: {id: string; children: ReactNode}): ReactNode;
}

declare module '@theme/GlossaryTerms' {
  import type {ReactNode} from 'react';

  export default function GlossaryTerms(props: {section: string}): ReactNode;
}

declare module '@generated/docusaurus-plugin-glossary/default/entries.json' {
  const entries: import('./types').ShownEntry[];
  export default entries;
}
