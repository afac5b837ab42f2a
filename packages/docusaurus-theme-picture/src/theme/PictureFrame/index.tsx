/** Frame for a drawing with caption, legend, and a button that enlarges it. */
import React, {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Picture from '@theme/Picture';
import type {Props} from '@theme/PictureFrame';
import Icon from './Icon';
import styles from './styles.module.css';

export default function PictureFrame({picture, scrolls}: Props): ReactNode {
  const {caption, legend, isSmall} = picture;
  const figure = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<ReactNode>();
  const label = translate({id: 'zoom.open', message: '放大查看'});

  /** Loaded with the first picture; if loading fails, the picture cannot be enlarged. */
  function zoom(): void {
    import('./PictureDialog').then(
      ({default: PictureDialog}) =>
        setDialog(<PictureDialog first={figure.current!} onClose={() => setDialog(undefined)} />),
      () => undefined,
    );
  }

  function onClick({target}: MouseEvent): void {
    // A number highlights its line in the legend. A mouse can select text, so a click enlarges only outside of
    // text; a finger, which selects by a long press, enlarges anywhere.
    const own = matchMedia('(hover: hover)').matches ? '[data-part], text, p' : '[data-part]';
    if (!(target as Element).closest(own) && getSelection()?.isCollapsed !== false) {
      zoom();
    }
  }

  return (
    <figure
      ref={figure}
      className={styles.figure}
      data-picture=""
      data-small={isSmall ? '' : undefined}
    >
      <div className={`site-box ${styles.frame}`} role="presentation" onClick={onClick}>
        <Picture picture={picture} described inSize scrolls={scrolls} />
      </div>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={caption ? `${label}: ${caption}` : label}
        title={label}
        onClick={zoom}
      >
        <Icon name="open" />
      </button>
      {(caption ?? legend) && (
        <figcaption className={styles.caption}>
          {caption && <p>{caption}</p>}
          {legend && (
            <ol className={styles.legend}>
              {legend.map((item, index) => (
                <li key={item} data-part={index + 1} tabIndex={-1}>
                  {item}
                </li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
      {dialog}
    </figure>
  );
}
