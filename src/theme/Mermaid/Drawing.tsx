import React, {useEffect, useRef, type ReactNode} from 'react';
import {MermaidContainerClassName, useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import type {Props} from '@theme/Mermaid';
import Zoom from '@site/src/components/Zoom';

/**
 * What Mermaid draws, with a button that opens it large.
 * @throws while rendering, when Mermaid cannot be loaded or does not understand the source
 */
export default function Drawing({value}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const result = useMermaidRenderResult({text: value});
  useEffect(() => {
    if (box.current) {
      result?.bindFunctions?.(box.current);
    }
  }, [result]);
  return (
    result && (
      <Zoom name={/^\s*accTitle\s*:\s*(.+)$/m.exec(value)?.[1]?.trim()}>
        <div
          ref={box}
          className={MermaidContainerClassName}
          // Mermaid has cleaned it, and the source is the site's own.
          dangerouslySetInnerHTML={{__html: result.svg}}
        />
      </Zoom>
    )
  );
}
