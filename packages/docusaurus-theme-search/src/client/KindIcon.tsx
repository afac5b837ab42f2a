import type {ReactNode} from 'react';
import type {Kind} from './kinds';
import styles from './KindIcon.module.css';

/** Strokes in a square of 20 pixels. */
const strokes: Readonly<Record<Kind, string>> = {
  page: 'M5 2.75h6.5L15.5 6.8v10.45H5zM11.2 2.75V7h4.3M7.6 10.5h5.3M7.6 13.5h5.3',
  section: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h12.5M3.5 12.5H16',
  command: 'M2.75 4h14.5v12H2.75zM5.75 8l2.4 2.1-2.4 2.1M10 12.6h4',
  schema:
    'M7.5 3.25H6.6c-1.1 0-1.6.6-1.6 1.6v2.9c0 1.3-.6 2-1.75 2.25 1.15.25 1.75.95 1.75 2.25v2.9c0 1 .5 1.6 1.6 1.6h.9M12.5 3.25h.9c1.1 0 1.6.6 1.6 1.6v2.9c0 1.3.6 2 1.75 2.25-1.15.25-1.75.95-1.75 2.25v2.9c0 1-.5 1.6-1.6 1.6h-.9',
  tool: 'M3 6h6.2M13.3 6H17M3 14h3.7M10.8 14H17M11.25 3.95a2.05 2.05 0 1 1 0 4.1 2.05 2.05 0 0 1 0-4.1M8.75 11.95a2.05 2.05 0 1 1 0 4.1 2.05 2.05 0 0 1 0-4.1',
};

export const KindIcon = ({kind}: {kind: Kind}): ReactNode => (
  <svg className={styles.icon} data-kind={kind} viewBox="0 0 20 20" aria-hidden="true">
    <path d={strokes[kind]} />
  </svg>
);
