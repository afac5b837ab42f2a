import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  ReadingError,
  RecordingClient,
  type Unplaced,
  type Fault,
  type Summary,
} from 'recording-reader';
import CopyButton from '../ui/CopyButton';
import {shownText} from '../ui/shownText';
import useLocale from '../ui/useLocale';
import {placedTopics, transformTopics} from './advice';
import FileFaults from './FileFaults';
import Overview from './Overview';
import Contents from './Contents';
import Extras from './Extras';
import {numberText} from './format';
import type {NamedFile} from './dropped';
import {reportOf} from './report';
import {texts} from './texts';
import styles from './styles.module.css';

interface Props {
  opened: NamedFile;
  onClose: () => void;
}

type State =
  | {kind: 'reading'; part: number}
  | {kind: 'read'; summary: Summary}
  | {kind: 'failed'; fault: Fault}
  | {kind: 'missingCode'};

/** Chosen file: progress of reading, then the content. */
export default function Inspector({opened: {name, file}, onClose}: Props): ReactNode {
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [client, setClient] = useState<RecordingClient>();
  const [isWhole, setWhole] = useState(false);
  const [unplaced, setUnplaced] = useState<readonly Unplaced[]>([]);
  const [state, setState] = useState<State>({kind: 'reading', part: 0});

  useEffect(() => {
    // Moves the focus inside, because the pressed button no longer exists.
    box.current!.focus({preventScroll: true});
    const reader = new RecordingClient(file);
    setClient(reader);
    setState({kind: 'reading', part: 0});
    reader
      .open(isWhole, (part) => setState({kind: 'reading', part}))
      .then(
        (summary) => {
          setState({kind: 'read', summary});
          // Optional: without this hint, everything else is displayed.
          const frames = {
            transforms: transformTopics(summary).map(({id}) => id),
            placed: placedTopics(summary).map(({id}) => id),
          };
          reader.request('unplaced', frames).then(setUnplaced, () => undefined);
        },
        (error: unknown) => {
          if (error instanceof ReadingError && error.reason === 'missing-code') {
            setState({kind: 'missingCode'});
          } else if (error instanceof ReadingError) {
            setState({
              kind: 'failed',
              fault: error.fault ?? {code: 'bad-record', detail: error.message},
            });
          }
        },
      );
    return () => reader.close();
  }, [file, isWhole]);

  return (
    <section ref={box} tabIndex={-1} className={styles.inspector} aria-labelledby={`${id}-name`}>
      <div className={clsx('site-row', styles.head)}>
        <p className={styles.name} id={`${id}-name`}>
          {shownText(name)}
        </p>
        <p className={clsx('site-row', styles.actions)}>
          {state.kind === 'read' && (
            <CopyButton
              label={texts.copyReport}
              text={() => reportOf(name, state.summary, locale)}
            />
          )}
          <button type="button" className="site-button" onClick={onClose}>
            {texts[state.kind === 'reading' ? 'cancel' : 'another']}
          </button>
        </p>
      </div>
      {state.kind === 'reading' && (
        <p className={clsx('site-tool', styles.progress)} role="status">
          <label htmlFor={`${id}-progress`}>{texts.reading}</label>
          <progress id={`${id}-progress`} value={state.part} max={1} />
          <span aria-hidden="true">{`${numberText(100 * state.part, locale)} %`}</span>
        </p>
      )}
      {state.kind === 'missingCode' && (
        <p role="alert" className="site-bad">
          {texts.missingCode}
        </p>
      )}
      {state.kind === 'failed' && <FileFaults faults={[state.fault]} />}
      {state.kind === 'read' && (
        <>
          <Overview
            summary={state.summary}
            unplaced={unplaced}
            onReadWhole={() => setWhole(true)}
          />
          <Contents summary={state.summary} client={client!} />
          <Extras name={name} summary={state.summary} client={client!} />
        </>
      )}
    </section>
  );
}
