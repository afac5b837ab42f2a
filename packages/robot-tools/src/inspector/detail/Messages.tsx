import React, {type ReactNode} from 'react';
import type {ShownMessage, Summary} from 'recording-reader';
import CopyButton from '../../ui/CopyButton';
import {localText, utcText} from '../../ui/times';
import useLocale, {type Locale} from '../../ui/useLocale';
import {durationText, numberText, sizeText} from '../format';
import MessageTree from '../MessageTree';
import {texts} from '../texts';
import styles from '../styles.module.css';
import {WorkerResult} from './WorkerResult';
import DrawingView from './DrawingView';
import type {PartProps} from './TopicDetail';

/** Messages of a topic, one at a time. */
export function Messages({topic, summary, client, index, onChange, onShow}: PartProps): ReactNode {
  const locale = useLocale();
  if (topic.count === 0) {
    return <p className="site-note">{texts.noMessages}</p>;
  }
  const go = (to: number) => onChange(Math.max(0, Math.min(topic.count - 1, to)));
  return (
    <>
      <div className={`site-row ${styles.stepper}`}>
        <button
          type="button"
          className="site-button"
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          {texts.previous}
        </button>
        <label className="site-field">
          <span className="visually-hidden">{texts.messageNumber}</span>
          <input
            type="number"
            min={1}
            max={topic.count}
            value={index + 1}
            onChange={({target}) => go(Math.floor(target.valueAsNumber || 1) - 1)}
          />
        </label>
        <span>/ {numberText(topic.count, locale)}</span>
        <button
          type="button"
          className="site-button"
          disabled={index === topic.count - 1}
          onClick={() => go(index + 1)}
        >
          {texts.next}
        </button>
        <input
          type="range"
          min={1}
          max={topic.count}
          value={index + 1}
          aria-label={texts.messageNumber}
          onChange={({target}) => go(target.valueAsNumber - 1)}
        />
      </div>
      <WorkerResult
        index={index}
        request={async () => {
          const message = await client.request('message', topic.id, index);
          onShow(message.logTime);
          return message;
        }}
      >
        {(message) => (
          <>
            <p className="site-note site-row">
              {timesText(message, summary, locale)}
              {' · '}
              {sizeText(message.size, locale)}
              <CopyButton
                label={texts.copyJson}
                text={() => client.request('json', topic.id, index)}
              />
            </p>
            {message.drawing && <DrawingView drawing={message.drawing} />}
            <MessageTree tree={message.tree} />
          </>
        )}
      </WorkerResult>
    </>
  );
}

function timesText({logTime, publishTime}: ShownMessage, {start}: Summary, locale: Locale): string {
  const after = start === undefined ? 0 : Number(logTime - start) / 1e9;
  const published =
    publishTime !== undefined && publishTime !== logTime
      ? `${texts.published} ${utcText(publishTime, 6)}`
      : '';
  const times = [utcText(logTime, 6), localText(logTime), published].filter(Boolean);
  return `${times.join(' · ')} (+${durationText(after, locale)})`;
}
