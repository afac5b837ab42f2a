/** Views of a recording with a common timeline. */
import React, {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {RecordingClient} from 'recording-reader';
import {Clock} from './clock';
import {driveOf, lostSpan, type Drive} from './samplePlayback';
import Timeline from './Timeline';
import type {Settings, ViewName, ViewProps} from './views';
import styles from './player.module.css';

/**
 * Returns the content of a small recording.
 * @throws ReadingError
 */
export async function readDrive(file: Blob): Promise<Drive> {
  const client = new RecordingClient(file);
  try {
    const summary = await client.open(false);
    return driveOf(summary, await client.request('messages'));
  } finally {
    client.close();
  }
}

interface Props {
  drive: Drive;
  shown: readonly {name: ViewName; View: ComponentType<ViewProps>}[];
  hasSettings: boolean;
  tried: readonly Partial<Settings>[];
}

export default function Player({drive, shown, hasSettings, tried}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const clock = useMemo(() => new Clock(drive.duration), [drive]);
  const lost = useMemo(() => lostSpan(drive), [drive]);

  // Creates one view after another, because all at once would block the page.
  const [made, setMade] = useState(1);
  useEffect(() => {
    const timer = made < shown.length ? setTimeout(() => setMade(made + 1)) : undefined;
    return () => clearTimeout(timer);
  }, [made, shown]);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => clock.suspend(!entry!.isIntersecting));
    observer.observe(box.current!);
    clock.setPlaying(true);
    return () => {
      observer.disconnect();
      clock.setPlaying(false);
    };
  }, [clock]);

  return (
    <div ref={box} className={styles.player}>
      <div className={styles.stage} data-views={shown.length}>
        {shown.map(({name, View}, at) => (
          <div key={name} className={styles.view} data-view={name}>
            {at < made && <View {...{drive, clock, lost, hasSettings, tried}} />}
          </div>
        ))}
      </div>
      <Timeline clock={clock} lost={lost} />
    </div>
  );
}
