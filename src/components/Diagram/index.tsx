import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Figure from '@site/src/components/Figure';
import styles from './styles.module.css';

interface DiagramProps {
  /** Addresses of the two pictures. */
  light: string;
  dark: string;
  /** CSS pixels; text, since the build writes them into Markdown. */
  width: string;
  height: string;
  alt: string;
  /** Mermaid source, which the static HTML holds for the Markdown version of the page. */
  source: string;
  /** On the first screen (see `Figure`). */
  priority?: boolean;
}

/** The picture of a Mermaid block (`src/plugins/diagrams`). */
export default function Diagram({
  width,
  height,
  source,
  priority,
  ...pictures
}: DiagramProps): ReactNode {
  return (
    <div className={styles.diagram}>
      <div data-markdown="off">
        <Figure
          figure={{...pictures, width: Number(width), height: Number(height)}}
          priority={priority}
        />
      </div>
      {!useIsBrowser() && (
        <pre className={styles.source} data-search="off">
          <code className="language-mermaid">{source}</code>
        </pre>
      )}
    </div>
  );
}
