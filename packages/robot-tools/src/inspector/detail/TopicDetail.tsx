import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {RecordingClient, Summary, Topic} from 'recording-reader';
import Segments from '../../ui/Segments';
import {texts} from '../texts';
import styles from '../styles.module.css';
import {Definition} from './Definition';
import {InPanels} from './InPanels';
import {Messages} from './Messages';
import {PathTrial, RuleTrial} from './Trials';

export interface DetailProps {
  topic: Topic;
  summary: Summary;
  client: RecordingClient;
}

export interface PartProps extends DetailProps {
  /** Zero-based index of the displayed message. */
  index: number;
  onChange: (index: number) => void;
  /** Called with the log time of a message when it is displayed. */
  onShow: (time: bigint) => void;
}

/** Request to show the message nearest to a time. */
export interface Seek {
  time: bigint;
  /** True if the request originates outside of the detail, which then receives the focus. */
  isFocused: boolean;
}

interface Props extends DetailProps {
  seek: Seek | undefined;
  onShow: (time: bigint) => void;
}

const parts = {
  messages: Messages,
  messagePath: PathTrial,
  rule: RuleTrial,
  definition: Definition,
  inPanels: InPanels,
};

type PartName = keyof typeof parts;

/** Details of a topic: messages, trials of paths and rules, definition of the schema, and panels. */
export default function TopicDetail({seek, onShow, ...props}: Props): ReactNode {
  const {topic, client} = props;
  const box = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<PartName>('messages');
  const [index, setIndex] = useState(seek ? undefined : 0);

  useEffect(() => {
    if (!seek) {
      return undefined;
    }
    let isCurrent = true;
    if (seek.isFocused) {
      setPart('messages');
      box.current!.focus();
    }
    client.request('indexAt', topic.id, seek.time).then(
      (at) => isCurrent && setIndex(at),
      () => isCurrent && setIndex(0),
    );
    return () => {
      isCurrent = false;
    };
  }, [seek, client, topic.id]);

  const Part = parts[part];
  return (
    <div ref={box} tabIndex={-1} className={styles.detail}>
      <Segments
        names={Object.keys(parts) as PartName[]}
        chosen={part}
        textOf={(name) => texts[name]}
        onChoose={setPart}
      />
      {index !== undefined && <Part {...props} index={index} onChange={setIndex} onShow={onShow} />}
    </div>
  );
}
