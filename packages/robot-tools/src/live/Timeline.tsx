/** Plays, scrubs, and marks moments like the product: the start, the end, then a name. */
import React, {
  useRef,
  useState,
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useClock, type Clock} from './clock';
import {PlayIcon} from './PlayIcon';
import {positionText} from '../ui/times';
import {spanOf, type Span} from './samplePlayback';
import {texts} from './texts';
import timeAxis from '../ui/timeAxis.module.css';
import styles from './player.module.css';

interface Moment extends Span {
  name: string;
}

/** Seconds between ticks of the axis. */
const tickStep = 5;

export default function Timeline({clock, lost}: {clock: Clock; lost: Span}): ReactNode {
  const {time, duration, isPlaying} = useClock(clock);
  const [start, setStart] = useState<number>();
  const [marked, setMarked] = useState<Span>();
  const [moments, setMoments] = useState<Moment[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const markButton = useRef<HTMLButtonElement>(null);

  function mark() {
    if (start === undefined) {
      setStart(clock.time);
      setAnnouncement(translate({id: 'tools.live.started'}, {time: positionText(clock.time)}));
      return;
    }
    clock.setPlaying(false);
    setMarked(spanOf(start, clock.time));
    setAnnouncement('');
  }

  function end() {
    setStart(undefined);
    setMarked(undefined);
    requestAnimationFrame(() => markButton.current?.focus({preventScroll: true}));
  }

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name !== '' && marked) {
      setMoments((before) => [...before, {...marked, name}]);
      setAnnouncement(translate({id: 'tools.live.created'}, {name}));
      end();
    }
  }

  function press(event: KeyboardEvent) {
    // On Windows, AltGr counts as Ctrl and Alt.
    if (event.altKey && !event.ctrlKey && event.code === 'Digit1' && !marked) {
      event.preventDefault();
      mark();
    } else if (event.key === 'Escape' && start !== undefined && event.keyCode !== 229) {
      // With the excluded code, keys belong to an input method.
      setAnnouncement('');
      end();
    }
  }

  const ticks = Array.from(
    {length: Math.floor(duration / tickStep) + 1},
    (_, index) => index * tickStep,
  );
  const placeOf = ({from, to}: Span) =>
    ({'--from': from / duration, '--to': to / duration}) as CSSProperties;
  const shown = [{...lost, name: texts.lost}, ...moments];
  const pending = marked ?? (start === undefined ? undefined : spanOf(start, time));
  return (
    // Handles keys that bubble up from the controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.timeline} onKeyDown={press}>
      <div className={styles.track}>
        {shown.map((span, at) => (
          <span key={at} className={at === 0 ? styles.lost : styles.moment} style={placeOf(span)}>
            {span.name}
          </span>
        ))}
        {pending && <span className={styles.pending} style={placeOf(pending)} />}
        <input
          type="range"
          className={timeAxis.slider}
          aria-label={texts.time}
          aria-valuetext={positionText(time)}
          min={0}
          max={duration}
          step={0.1}
          value={time}
          onChange={({target}) => clock.seek(Number(target.value))}
        />
      </div>
      <div className={clsx(timeAxis.axis, styles.axis)}>
        {ticks.map((tick) => (
          <span key={tick} style={{'--at': tick / duration} as CSSProperties}>
            {positionText(tick).replace(/\.0$/, '')}
          </span>
        ))}
        <div role="status" className={styles.announcement}>
          {announcement}
        </div>
      </div>
      {marked ? (
        <form className={styles.controls} onSubmit={create}>
          <label className={clsx('site-field site-row', styles.name)}>
            {`${texts.name} (${positionText(marked.from)} – ${positionText(marked.to)})`}
            {/* The form opens by a button, and the product also focuses the name. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
            <input name="name" required maxLength={60} autoFocus autoComplete="off" />
          </label>
          <button type="submit" className="site-button">
            {texts.create}
          </button>
          <button type="button" className="site-button" onClick={end}>
            {texts.cancel}
          </button>
        </form>
      ) : (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.play}
            aria-label={texts[isPlaying ? 'pause' : 'start']}
            onClick={() => clock.setPlaying(!isPlaying)}
          >
            <PlayIcon isPlaying={isPlaying} />
          </button>
          <span className={styles.time}>
            {positionText(time)} <span>/ {positionText(duration)}</span>
          </span>
          <button
            ref={markButton}
            type="button"
            className="site-button"
            aria-keyshortcuts="Alt+1"
            onClick={mark}
          >
            {texts[start === undefined ? 'mark' : 'markEnd']}
          </button>
          <ul className={styles.moments} aria-label={texts.moments}>
            {shown.map(({name, from}, at) => (
              <li key={at}>
                <button
                  type="button"
                  className={at === 0 ? styles.lost : styles.moment}
                  onClick={() => clock.seek(from)}
                >
                  {name} <span>{positionText(from)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
