/**
 * A drawn figure without frame, caption, and enlargement: decoration, a part of a link, or what is in
 * the frame of `Figure`. The drawing itself is part of the page, in its colors and its typeface.
 */
import React, {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {FigureData} from '@site/src/figures/data';
import styles from './styles.module.css';

interface PictureProps {
  figure: FigureData;
  /** Whether screen readers get the description; decoration is `aria-hidden`. */
  described?: boolean;
  /** Not larger than it was drawn: in a frame that is wider than some figures. */
  inSize?: boolean;
  /** Whether it scrolls where its letters would become too small, as it holds `--least-width`. */
  scrolls?: boolean;
}

async function loadDrawing(address: string): Promise<string> {
  const response = await fetch(address);
  return ((await response.json()) as Required<Pick<FigureData, 'svg'>>).svg;
}

export default function Picture({figure, described, inSize, scrolls}: PictureProps): ReactNode {
  const {width, height, phoneRatio, address} = figure;
  const drawing = useRef<HTMLDivElement>(null);
  // The object stays the same from one rendering to the next: React would empty the picture for another one.
  const [html, setHtml] = useState({__html: figure.svg ?? ''});

  useEffect(() => {
    let isShown = true;
    // A page that was opened by itself holds the drawing already; React leaves it as it is.
    if (address && !drawing.current!.firstChild) {
      loadDrawing(address).then(
        (svg) => isShown && setHtml({__html: svg}),
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, [address]);

  return (
    <div
      ref={drawing}
      className={clsx(
        styles.picture,
        inSize && styles.inSize,
        scrolls && styles.scrolls,
        phoneRatio && styles.withPhone,
      )}
      style={
        {
          '--width': `${width}px`,
          '--ratio': width / height,
          '--phone-ratio': phoneRatio,
        } as CSSProperties
      }
      aria-hidden={!described || undefined}
      // For the keys that scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls && figure.isWide ? 0 : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
