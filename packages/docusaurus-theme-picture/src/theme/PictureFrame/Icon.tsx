import React, {type ReactNode} from 'react';
import {LineIcon} from 'browser-utils';
import styles from './icon.module.css';

/** Icons of the zoom buttons, 24 × 24. */
const paths = {
  open: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof paths;

export default function Icon({name}: {name: IconName}): ReactNode {
  return <LineIcon className={styles.icon} d={paths[name]} />;
}
