/** A picture in text with a button that opens it large; without JavaScript the picture alone. */
import React, {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from './Icon';
import useZoom from './useZoom';
import styles from './styles.module.css';

interface ZoomProps {
  children: ReactNode;
  /** What is shown, for the name of the button. */
  name?: string;
}

export default function Zoom({children, name}: ZoomProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const {dialog, zoom} = useZoom();
  const label = translate({id: 'zoom.open', message: '放大查看'});
  // A span, because a picture may stand in a paragraph.
  return (
    <span ref={box} className={styles.box} data-picture="">
      {children}
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={name ? `${label}: ${name}` : label}
        title={label}
        onClick={() => zoom(box.current!)}
      >
        <Icon name="open" />
      </button>
      {dialog}
    </span>
  );
}
