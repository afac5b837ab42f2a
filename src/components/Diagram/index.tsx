import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Frame from '@site/src/components/Zoom/Frame';
import styles from './styles.module.css';

interface DiagramProps {
  /** Addresses of the two pictures. */
  light: string;
  dark: string;
  /** CSS pixels; text, since the build writes them into Markdown. */
  width: string;
  height: string;
  /** Title and description of the source. */
  title: string;
  alt: string;
  /** Mermaid source, which the static HTML holds for the Markdown version of the page. */
  source: string;
  /** On the first screen: the picture loads at once, beside the styles. */
  priority?: boolean;
}

/**
 * The picture of a Mermaid block (`src/plugins/diagrams`): of the two the styles show one, the other is
 * not loaded. The one for the dark mode is never loaded at once, as a browser does not ask whether the
 * styles hide what it is told to load.
 */
export default function Diagram({
  width,
  height,
  title,
  alt,
  source,
  priority,
  ...files
}: DiagramProps): ReactNode {
  return (
    <div>
      <div data-markdown="off">
        <Frame caption={title}>
          {(['light', 'dark'] as const).map((mode) => (
            <img
              key={mode}
              src={files[mode]}
              alt={alt}
              width={width}
              height={height}
              loading={priority && mode === 'light' ? 'eager' : 'lazy'}
              className={styles[mode]}
            />
          ))}
        </Frame>
      </div>
      {/* It is gone when React takes over: around it is a box, so that blocks of the page stay the
          n-th of their parent, by which browsers remember the place that they restore at a reload. */}
      {!useIsBrowser() && (
        <pre className={styles.source} data-search="off">
          <code className="language-mermaid">{source}</code>
        </pre>
      )}
    </div>
  );
}
