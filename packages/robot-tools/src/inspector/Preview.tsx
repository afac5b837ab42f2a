/** Camera and scan of a recording at the selected time. */
import React, {useEffect, useState, type ReactNode} from 'react';
import type {Drawing, RecordingClient, Summary, Topic} from 'recording-reader';
import {shownText} from '../ui/shownText';
import {drawnTopics} from './advice';
import DrawingView from './detail/DrawingView';
import styles from './styles.module.css';

/** Delay in milliseconds between the last change of the time and reading a message. */
const settled = 40;

interface Props {
  summary: Summary;
  client: RecordingClient;
  /** Log time. */
  time: bigint | undefined;
}

export default function Preview({summary, client, time}: Props): ReactNode {
  const topics = drawnTopics(summary);
  const {start} = summary;
  if (topics.length === 0 || start === undefined) {
    return null;
  }
  return (
    <div className={styles.preview}>
      {topics.map((topic) => (
        <Latest key={topic.id} topic={topic} client={client} time={time ?? start} />
      ))}
    </div>
  );
}

interface LatestProps {
  topic: Topic;
  client: RecordingClient;
  time: bigint;
}

/** Message of a topic at a time; the previous one remains until the next is read. */
function Latest({topic, client, time}: LatestProps): ReactNode {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .request('indexAt', topic.id, time)
        .then((index) => client.request('message', topic.id, index))
        .then(
          (message) => isCurrent && setDrawing(message.drawing),
          // The list reports the fault of the message.
          () => isCurrent && setDrawing(undefined),
        );
    }, settled);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, topic.id, time]);
  return (
    <div className={styles.latest}>
      <code translate="no">{shownText(topic.name)}</code>
      {drawing && <DrawingView drawing={drawing} />}
    </div>
  );
}
