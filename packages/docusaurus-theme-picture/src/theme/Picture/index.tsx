/**
 * Drawing without caption and enlargement: decoration, part of a link, or content of `@theme/PictureFrame`. The drawing
 * is part of the page, in its colors and its font.
 */
import React, {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Picture';
import type {PictureData} from '../../data';
import styles from './styles.module.css';

async function loadDrawing(address: string): Promise<string> {
  const response = await fetch(address);
  return ((await response.json()) as Required<Pick<PictureData, 'svg'>>).svg;
}

export default function Picture({picture, described, inSize, scrolls}: Props): ReactNode {
  const {width, height, phoneRatio, leastWidth, address} = picture;
  const drawing = useRef<HTMLDivElement>(null);
  // The object must be stable between renderings: React would clear the picture for a new one.
  const [html, setHtml] = useState({__html: picture.svg ?? ''});

  useEffect(() => {
    let isShown = true;
    // A page loaded directly already contains the drawing; React leaves it unchanged.
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
          '--least-height': leastWidth && `${leastWidth / (phoneRatio ?? width / height)}px`,
        } as CSSProperties
      }
      aria-hidden={!described || undefined}
      // Focusable for keyboard scrolling.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls && leastWidth ? 0 : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
