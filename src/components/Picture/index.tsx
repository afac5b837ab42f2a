/** A drawn figure without frame, caption, and enlargement: decoration, or a part of a link. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {FigureData} from '@site/src/figures/data';
import styles from './styles.module.css';

interface PictureProps {
  figure: FigureData;
  /** Composition for windows of at most 640 px. */
  narrow?: FigureData;
  /** Whether what is seen is said to everybody; decoration says nothing. */
  described?: boolean;
  /** For a picture on the first screen. */
  priority?: boolean;
}

export default function Picture({figure, narrow, described, priority}: PictureProps): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <picture key={mode} className={clsx(styles.picture, styles[mode])}>
      {narrow && (
        <source
          media="(max-width: 640px)"
          srcSet={narrow[mode]}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        src={figure[mode]}
        alt={described ? figure.alt : ''}
        width={figure.width}
        height={figure.height}
        className={styles.image}
        // The one of the other mode is hidden, and not loaded before it shows.
        {...(priority && mode === 'light' ? {fetchPriority: 'high'} : {loading: 'lazy'})}
      />
    </picture>
  ));
}
