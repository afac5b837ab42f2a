import React, {useMemo, type ReactNode} from 'react';
import {pictureOf} from '@site/src/recording/picture';
import useLocale from '../useLocale';
import {useClock} from './clock';
import {latestIndex, trackOf} from './drive';
import {texts} from './texts';
import type {ViewProps} from './views';
import styles from './player.module.css';

/** What the camera saw last. */
export default function PictureView({drive, clock}: ViewProps): ReactNode {
  const locale = useLocale();
  const {time} = useClock(clock);
  const {times, messages} = trackOf(drive, '/camera/front/compressed');
  const index = Math.max(0, latestIndex(times, time));
  const picture = useMemo(() => pictureOf(messages[index]), [messages, index]);
  return (
    <div className={styles.picture}>
      <img src={picture} alt={texts.pictureAlt[locale]} decoding="sync" />
    </div>
  );
}
