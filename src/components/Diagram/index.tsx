import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Picture from '@site/src/components/Picture';
import Frame from '@site/src/components/Zoom/Frame';
import type {FigureData} from '@site/src/figures/data';

interface DiagramProps {
  /** From `@figures/diagram-<name>`. */
  figure: FigureData;
  /** Mermaid source, which the static HTML holds for the Markdown version of the page. */
  source: string;
}

/** The picture of a Mermaid block (`src/plugins/diagrams`). */
export default function Diagram({figure, source}: DiagramProps): ReactNode {
  return (
    <div>
      <div data-markdown="off">
        <Frame caption={figure.caption}>
          <Picture figure={figure} described inSize scrolls />
        </Frame>
      </div>
      {/* Removed after hydration. The div around it keeps the number of blocks of the page: browsers
          restore the scroll position by the index of an element in its parent. */}
      {!useIsBrowser() && (
        <pre style={{display: 'none'}} data-search="off">
          <code className="language-mermaid">{source}</code>
        </pre>
      )}
    </div>
  );
}
