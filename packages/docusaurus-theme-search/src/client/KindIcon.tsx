import type {ReactNode} from 'react';
import {LineIcon} from 'browser-utils';
import type {Kind} from './kinds';
import styles from './KindIcon.module.css';

/** Paths in a 24 × 24 square. */
const strokes: Readonly<Record<Kind, string>> = {
  page: 'M6 3.3h7.8L18.6 8.16v12.54H6zM13.44 3.3V8.4h5.16M9.12 12.6h6.36M9.12 16.2h6.36',
  section: 'M9.6 4.2 7.8 19.8M16.2 4.2 14.4 19.8M4.8 9h15M4.2 15H19.2',
  command: 'M3.3 4.8h17.4v14.4H3.3zM6.9 9.6l2.88 2.52-2.88 2.52M12 15.12h4.8',
  schema:
    'M9 3.9H7.92c-1.32 0-1.92 .72-1.92 1.92v3.48c0 1.56-.72 2.4-2.1 2.7 1.38 .3 2.1 1.14 2.1 2.7v3.48c0 1.2 .6 1.92 1.92 1.92h1.08M15 3.9h1.08c1.32 0 1.92 .72 1.92 1.92v3.48c0 1.56 .72 2.4 2.1 2.7-1.38 .3-2.1 1.14-2.1 2.7v3.48c0 1.2-.6 1.92-1.92 1.92h-1.08',
  tool: 'M3.6 7.2h7.44M15.96 7.2H20.4M3.6 16.8h4.44M12.96 16.8H20.4M13.5 4.74a2.46 2.46 0 1 1 0 4.92 2.46 2.46 0 0 1 0-4.92M10.5 14.34a2.46 2.46 0 1 1 0 4.92 2.46 2.46 0 0 1 0-4.92',
};

export const KindIcon = ({kind}: {kind: Kind}): ReactNode => (
  <LineIcon className={styles.icon} data-kind={kind} d={strokes[kind]} />
);
