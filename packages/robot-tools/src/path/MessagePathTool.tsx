import React, {useMemo, useState, type ReactNode} from 'react';
import type {CompletionSource} from '@codemirror/autocomplete';
import {completePath, type Variables} from 'message-path';
import CodeEditor from '../ui/CodeEditor';
import type {Sample} from '../ui/ToolFrame';
import Examples from '../ui/Examples';
import Segments from '../ui/Segments';
import Share from '../ui/Share';
import Workbench from '../ui/Workbench';
import {shownText} from '../ui/shownText';
import {sharedFields} from 'browser-utils';
import styles from '../ui/parts.module.css';
import {PathResult} from './PathResult';
import {texts} from './texts';
import {parseJson} from './json';
import {tryPath} from './tryPath';

interface Props {
  /** Message of each topic as JSON; the title is the topic. */
  messages: readonly Sample[];
  /** Variables of the layout, as JSON. */
  variables: string;
  /** Initial path; without it, examples for the messages of the page are displayed. */
  start?: string;
  /** Stored content from the reader's last visit. */
  content?: string;
  /** Content that the address shares. */
  shared?: string;
}

const examples = [
  '/tracks.objects[:]{label=="person"}.speed',
  '/tracks.ranges[1:2]',
  '/tracks.objects[:]{id==$object_id}.label',
  '/tracks.heading.@rad2deg',
  '"/amr-07.status".battery',
  '/tracks.objects[:]{id>11}',
];

/** Returns the result of a path for the message of its topic. */
function tryTexts(path: string, messages: ReadonlyMap<string, string>, variables: string) {
  const topics = [...messages.keys()];
  const {topic} = tryPath(path, '{}', '', topics).path ?? {};
  return tryPath(path, messages.get(topic ?? '') ?? '{}', variables, topics);
}

export default function MessagePathTool({
  messages,
  start,
  content,
  shared,
  ...own
}: Props): ReactNode {
  const stateOf = (json?: string) => {
    const {message, ...fields} = sharedFields(json, {
      path: start ?? examples[0]!,
      variables: own.variables,
      topic: messages[0]?.title ?? '',
      message: '',
    });
    const messageTexts = new Map(messages.map(({title, text}) => [title, text]));
    return {
      ...fields,
      messageTexts: message === '' ? messageTexts : messageTexts.set(fields.topic, message),
    };
  };
  const [state, setState] = useState(() => stateOf(content));
  const {path, variables, topic, messageTexts} = state;
  const change = (part: Partial<typeof state>) => setState((last) => ({...last, ...part}));
  const message = messageTexts.get(topic) ?? '';
  const {fault, values, notes, marks, ...trial} = useMemo(
    () => tryTexts(path, messageTexts, variables),
    [path, messageTexts, variables],
  );

  function changePath(next: string) {
    const named = tryTexts(next, messageTexts, '').path?.topic ?? '';
    change({path: next, ...(messageTexts.has(named) && {topic: named})});
  }

  const complete: CompletionSource = ({state: {doc}, pos, explicit}) => {
    const data = new Map([...messageTexts].map(([name, text]) => [name, parseJson(text)]));
    const found = completePath(
      doc.sliceString(0, pos),
      data,
      (parseJson(variables) ?? {}) as Variables,
    );
    // A list for a complete name would cover the result.
    const typed = doc.sliceString(found?.from ?? pos, pos);
    const possible = found?.options.filter((name) => name.startsWith(typed));
    const isComplete = possible?.length === 1 && possible[0] === typed;
    return found && (explicit || (!isComplete && (found.from < pos || pos === doc.length)))
      ? {from: found.from, options: found.options.map((label) => ({label})), filter: true}
      : null;
  };
  const faults = fault
    ? [
        {
          from: fault.at - 1,
          to: fault.to ?? Math.max(fault.at, path.length),
          message: fault.reason,
        },
      ]
    : [];

  return (
    <Workbench
      result={<PathResult fault={fault} values={values} notes={notes} />}
      actions={
        start === undefined && (
          <Share
            name="path"
            text={JSON.stringify({path, variables, topic, message})}
            onRestore={() => setState(stateOf(shared))}
          />
        )
      }
    >
      <div className={styles.field}>
        <p className={styles.label}>{texts.path}</p>
        <CodeEditor
          label={texts.path}
          language="text"
          isLine
          value={path}
          onChange={changePath}
          faults={faults}
          complete={complete}
        />
      </div>
      {start === undefined && <Examples examples={examples} onChoose={changePath} />}
      <div className={styles.field}>
        <div className={styles.label}>
          {texts.message}
          <Segments
            names={[...messageTexts.keys()]}
            chosen={topic}
            textOf={shownText}
            isCode
            onChoose={(name) => change({topic: name})}
          />
        </div>
        <CodeEditor
          key={topic}
          label={`${texts.message} ${topic}`}
          language="json"
          value={message}
          onChange={(text) => change({messageTexts: new Map(messageTexts).set(topic, text)})}
          marks={topic === trial.path?.topic ? marks : undefined}
        />
      </div>
      <div className={styles.field}>
        <p className={styles.label}>{texts.variables}</p>
        <CodeEditor
          label={texts.variables}
          language="json"
          isLine
          value={variables.trim()}
          onChange={(text) => change({variables: text})}
        />
      </div>
    </Workbench>
  );
}
