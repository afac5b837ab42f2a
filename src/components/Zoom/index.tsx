/** A picture with a button that opens it large; without JavaScript the picture alone. */
import React, {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** Opens a picture large. What it takes is loaded with the first; without it, the file of the picture opens. */
export function zoom(picture: Element & {currentSrc?: string}, name: string): void {
  import('./dialog').then(
    ({openZoom}) => openZoom(picture, name),
    () => picture.currentSrc && window.location.assign(picture.currentSrc),
  );
}

interface ZoomProps {
  children: ReactNode;
  /** What is shown, for the name of the dialog; absent: what the picture says of itself. */
  name?: string;
  /** Within a paragraph, where only a `span` may stand. */
  inline?: boolean;
}

export default function Zoom({children, name, inline = false}: ZoomProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const label = translate({id: 'zoom.open', message: '放大查看'});

  const Box = inline ? 'span' : 'div';

  function open() {
    const picture = box.current?.querySelector(':scope svg[id], img');
    if (picture) {
      const title = picture.querySelector(':scope > title')?.textContent;
      zoom(picture, name ?? title ?? picture.getAttribute('alt') ?? label);
    }
  }

  return (
    <Box ref={(element: HTMLElement | null) => void (box.current = element)} className={styles.box}>
      {children}
      {useIsBrowser() && (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-label={name ? `${label}: ${name}` : label}
          title={label}
          onClick={open}
        />
      )}
    </Box>
  );
}
