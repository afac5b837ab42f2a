import React, {useMemo, type ReactNode} from 'react';
import {pictureOf} from 'recording-reader';
import {useClock} from './clock';
import {latestOf} from './samplePlayback';
import {texts} from './texts';
import type {ViewProps} from './views';
import styles from './player.module.css';

/** Latest camera frame. */
export default function PictureView({drive, clock}: ViewProps): ReactNode {
  const {time} = useClock(clock);
  const {message} = latestOf(drive, '/camera/front/compressed', time);
  const picture = useMemo(() => pictureOf(message), [message]);
  return (
    <div className={styles.picture}>
      <img src={picture} alt={texts.pictureAlt} decoding="sync" />
    </div>
  );
}
