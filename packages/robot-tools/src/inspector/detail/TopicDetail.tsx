import React, {useState, type ReactNode} from 'react';
import type {RecordingClient, Summary, Topic} from 'recording-reader';
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
export default function TopicDetail(props: DetailProps): ReactNode {
  const [part, setPart] = useState<PartName>('messages');
  const [index, setIndex] = useState(0);
  const Part = parts[part];
  return (
    <div className={styles.detail}>
      <p className={styles.parts}>
        {(Object.keys(parts) as PartName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            {texts[name]}
          </button>
        ))}
      </p>
      <Part {...props} index={index} onChange={setIndex} />
    </div>
  );
}
