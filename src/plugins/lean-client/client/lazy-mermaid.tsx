/**
 * Stands in the list of Markdown's components for Mermaid, whose code comes when a page has a block that
 * was not drawn ahead of time (0.5 KB less on each page of the docs).
 */
import React, {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import type Original from '@theme/Mermaid';

const Mermaid = lazy(() => import('@theme/Mermaid'));

export default function LazyMermaid(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <Suspense>
      <Mermaid {...props} />
    </Suspense>
  );
}
