import React, {useMemo, useState, type ReactNode} from 'react';
import {treeOf} from '@site/src/recording/tree';
import MessageTree from '../inspector/MessageTree';
import useLocale from '../ui/useLocale';
import {useClock} from './clock';
import {latestIndex, timeText} from './samplePlayback';
import {texts} from './texts';
import type {ViewProps} from './views';
import styles from './player.module.css';

/** The last message of a topic as a tree. */
export default function RawView({drive, clock}: ViewProps): ReactNode {
  const locale = useLocale();
  const {time} = useClock(clock);
  const [topic, setTopic] = useState('/odom');
  const track = drive.tracks.get(topic)!;
  const index = latestIndex(track.times, time);
  const tree = useMemo(() => treeOf(track.messages[index]), [track, index]);
  return (
    <div className={styles.raw}>
      <p className={`site-row ${styles.settings}`}>
        <label className="site-field">
          {texts.topic[locale]}
          <select value={topic} onChange={({target}) => setTopic(target.value)}>
            {[...drive.tracks.keys()].sort().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {index >= 0 && (
          <span className={styles.stamp}>
            {timeText(track.times[index]!)} <code translate="no">{track.schemaName}</code>
          </span>
        )}
      </p>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.message} role="group" aria-label={topic} tabIndex={0}>
        {index < 0 ? <p>{texts.noMessage[locale]}</p> : <MessageTree tree={tree} />}
      </div>
    </div>
  );
}
