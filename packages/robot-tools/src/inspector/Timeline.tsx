/** All topics of a recording on one axis: densities, gaps, and the selected time. */
import React, {useMemo, type CSSProperties, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Summary, Topic} from 'recording-reader';
import {shownText} from '../ui/shownText';
import {ticksBetween} from '../ui/ticks';
import timeAxis from '../ui/timeAxis.module.css';
import {localText, utcText} from '../ui/times';
import useLocale from '../ui/useLocale';
import {durationText} from './format';
import {texts} from './texts';
import {gapOf, lanesOf, secondsAfter, shadeCount, shadesOf, tickText, timeAfter} from './timeline';
import styles from './Timeline.module.css';

/** Number of cursor steps from start to end. */
const steps = 1000;

/** Maximum number of listed gaps. */
const mostGaps = 5;

interface Props {
  summary: Summary;
  /** Selected time. */
  time: bigint | undefined;
  onTime: (time: bigint) => void;
  onGap: (topic: Topic) => void;
}

export default function Timeline({summary, time, onTime, onGap}: Props): ReactNode {
  const locale = useLocale();
  const {duration, start, topics} = summary;
  const lanes = useMemo(() => lanesOf(summary), [summary]);
  const gaps = useMemo(
    () =>
      topics
        .flatMap((topic) => gapOf(topic) ?? [])
        .sort((a, b) => b.length - a.length)
        .slice(0, mostGaps),
    [topics],
  );
  if (duration === 0 || start === undefined) {
    return null;
  }
  const most = Math.max(...lanes.flatMap(({timeline}) => timeline));
  const shown = time ?? start;
  const seconds = secondsAfter(summary, shown);
  const place = (at: number) => ({'--at': at / duration}) as CSSProperties;
  const rest = topics.filter(({count}) => count > 0).length - lanes.length;
  return (
    <section className={styles.timeline} aria-label={texts.timeline}>
      <p className={clsx(timeAxis.axis, styles.axis)} aria-hidden="true">
        {ticksBetween(0, duration, 6).map((tick) => (
          <span key={tick} style={place(tick)}>
            {tickText(tick, locale)}
          </span>
        ))}
      </p>
      <div className={styles.lanes}>
        {lanes.map((topic) => (
          <Lane key={topic.id} topic={topic} most={most} summary={summary} />
        ))}
        <span className={styles.cursor} style={place(seconds)} />
        <input
          type="range"
          className={timeAxis.slider}
          aria-label={texts.time}
          aria-valuetext={`${durationText(seconds, locale)}, ${utcText(shown)}`}
          min={0}
          max={steps}
          value={Math.round((steps * seconds) / duration)}
          onChange={({target}) =>
            onTime(timeAfter(summary, (duration * target.valueAsNumber) / steps))
          }
        />
      </div>
      <p className={styles.readout}>
        <span>{`+${durationText(seconds, locale)}`}</span>
        <span>{utcText(shown)}</span>
        <span>{localText(shown)}</span>
      </p>
      {rest > 0 && (
        <p className="site-note">{translate({id: 'tools.inspector.moreTopics'}, {count: rest})}</p>
      )}
      {gaps.length > 0 && (
        <div className={styles.gaps}>
          <p>{texts.gaps}</p>
          <ul className="clean-list">
            {gaps.map(({topic, length, start}) => (
              <li key={topic.id}>
                <button type="button" onClick={() => onGap(topic)}>
                  <code translate="no">{shownText(topic.name, 60)}</code>{' '}
                  {translate(
                    {id: 'tools.inspector.gapAt'},
                    {
                      length: durationText(length, locale),
                      offset: durationText(secondsAfter(summary, start), locale),
                    },
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface LaneProps {
  topic: Topic;
  most: number;
  summary: Summary;
}

function Lane({topic, most, summary}: LaneProps): ReactNode {
  const {timeline, name} = topic;
  const gap = gapOf(topic);
  const perSecond = timeline.length / summary.duration;
  return (
    <div className={styles.lane}>
      <span className={styles.name} title={shownText(name)} translate="no">
        {shownText(name)}
      </span>
      <svg viewBox={`0 0 ${timeline.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shadesOf(timeline, most).map((path, shade) => (
          <path key={shade} d={path} opacity={(shade + 2) / (shadeCount + 1)} />
        ))}
        {gap && (
          <rect
            className={styles.gap}
            x={secondsAfter(summary, gap.start) * perSecond}
            // Minimum width that makes a short gap in a long recording visible.
            width={Math.max(timeline.length / 200, gap.length * perSecond)}
            height={1}
          />
        )}
      </svg>
    </div>
  );
}
