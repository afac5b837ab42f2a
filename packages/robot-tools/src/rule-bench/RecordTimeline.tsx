/** Records of a rule on a time axis. */
import React, {type CSSProperties, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clockText} from '../ui/times';
import {moreText} from '../ui/texts';
import type {Event} from './evaluateRule';
import {ticksBetween} from '../ui/ticks';
import axis from '../ui/timeAxis.module.css';
import styles from './RecordTimeline.module.css';

/** Maximum number of rows, for speed. */
const shownRows = 100;

const texts = {
  events: translate({id: 'tools.rule.events'}),
  collected: translate({id: 'tools.rule.collected'}),
  event: translate({id: 'tools.rule.event'}),
  merged: translate({id: 'tools.rule.merged'}),
  window: translate({id: 'tools.rule.window'}),
};

/** Returns the outline of a part of a row. */
const band = (from: number, to: number, top = 0): string => `M${from} ${top}H${to}V1H${from}z`;

/** Paths of the marks in the legend. */
const marks = {
  collected: band(0, 100),
  event: 'M50 0v1',
  merged: 'M50 0v1',
  window: band(0, 100, 0.7),
} as const;

interface Props {
  events: readonly Event[];
  /** Deduplication time in seconds. */
  quiet: number;
}

export default function RecordTimeline({events, quiet}: Props): ReactNode {
  const shown = events.slice(0, shownRows);
  const quietUntil = ({ts, merged}: Event) => (merged.at(-1) ?? ts) + quiet;
  const start = Math.min(...shown.map(({from}) => from));
  const end = Math.max(...shown.map((event) => Math.max(event.to, quietUntil(event))));
  const place = (time: number) => (100 * (time - start)) / (end - start);
  // The texts have no fractions of a second.
  const ticks = ticksBetween(start, end, 5).filter(Number.isInteger);
  return (
    <div className={styles.timeline}>
      <p className={styles.title}>{texts.events}</p>
      <p className={axis.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{'--at': place(tick) / 100} as CSSProperties}>
            {clockText(tick).replace(/:00$/, '')}
          </span>
        ))}
      </p>
      <ol className="clean-list">
        {shown.map((event, at) => (
          <li key={at}>
            <p className={styles.names}>
              <b>{event.record}</b> <span>{event.moment}</span>
            </p>
            <p className={styles.times}>
              {`${clockText(event.from)} – ${clockText(event.to)}`}
              {event.merged.length > 0 && ` · ${texts.merged} ${event.merged.length}`}
            </p>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.collected} d={band(place(event.from), place(event.to))} />
              <path
                className={styles.window}
                d={band(place(event.ts), place(quietUntil(event)), 0.7)}
              />
              <path
                className={styles.merged}
                d={event.merged.map((time) => `M${place(time)} 0v1`).join('')}
              />
              <path className={styles.event} d={`M${place(event.ts)} 0v1`} />
            </svg>
          </li>
        ))}
      </ol>
      {events.length > shownRows && <p>{moreText(events.length - shownRows)}</p>}
      <ul className={`clean-list site-row ${styles.legend}`} aria-hidden="true">
        {(Object.keys(marks) as (keyof typeof marks)[]).map((name) => (
          <li key={name} className="site-row">
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              <path className={styles[name]} d={marks[name]} />
            </svg>
            {texts[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
