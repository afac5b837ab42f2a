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
  /** The message that is shown, from 0. */
  index: number;
  onChange: (index: number) => void;
  /** Called with the log time of a message when it is shown. */
  onShow: (time: bigint) => void;
}

/** A time to show the nearest message of. */
export interface Seek {
  time: bigint;
  /** Whether the reader came from outside of the detail, which then takes the focus. */
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

/** One topic: its messages one by one, the definition of its schema, and the panels for it. */
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
    client.ask('indexAt', topic.id, seek.time).then(
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
