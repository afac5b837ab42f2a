import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {adviceFor} from '@site/src/recording/advice';
import {topicPath} from '@site/src/messagePath/complete';
import {ReadingError, TookTooLong, type RecordingClient} from '@site/src/recording/client';
import type {ShownMessage} from '@site/src/recording/protocol';
import type {Summary, Topic} from '@site/src/recording/types';
import type {Locale} from '@site/src/config/locales';
import CopyButton from '../Tool/CopyButton';
import useLocale from '../useLocale';
import {useOnDemand} from '../useOnDemand';
import {durationText, numberText, sizeText, timeText} from './format';
import MessageTree from './MessageTree';
import {texts, unknownEncodingText} from './texts';
import styles from './styles.module.css';

interface Props {
  topic: Topic;
  summary: Summary;
  client: RecordingClient;
}

/** Longer messages are no longer edited at the speed of typing. */
const jsonLimit = 150_000;

type Part = 'message' | 'messagePath' | 'rule' | 'definition' | 'inPanels';

interface MessageProps extends Props {
  /** Of the message that is looked at, from 0. */
  index: number;
}

/** One topic: its messages one by one, the definition of its schema, and the panels for it. */
export default function TopicDetail(props: Props): ReactNode {
  const locale = useLocale();
  const [part, setPart] = useState<Part>('message');
  const [index, setIndex] = useState(0);
  const parts: readonly Part[] = ['message', 'messagePath', 'rule', 'definition', 'inPanels'];
  return (
    <div className={styles.detail}>
      <p className={styles.parts}>
        {parts.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            {texts[name][locale]}
          </button>
        ))}
      </p>
      {part === 'message' && <Messages {...props} index={index} onChange={setIndex} />}
      {part === 'messagePath' && <PathTrial {...props} index={index} />}
      {part === 'rule' && <RuleTrial {...props} />}
      {part === 'definition' && <Definition {...props} />}
      {part === 'inPanels' && <InPanels topic={props.topic} />}
    </div>
  );
}

type Answer<Value> = {value: Value} | {error: unknown} | undefined;

/** What the worker answers to a question, which is asked again when `key` changes. */
function useAnswer<Value>(key: string, question: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>();
  useEffect(() => {
    let isCurrent = true;
    question().then(
      (value) => isCurrent && setAnswer({value}),
      (error: unknown) => isCurrent && setAnswer({error}),
    );
    return () => {
      isCurrent = false;
    };
    // The key says all that the question depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer;
}

function errorText(error: unknown, locale: Locale): string {
  if (error instanceof TookTooLong) {
    return texts.tookTooLong[locale];
  }
  const detail = error instanceof Error ? error.message : String(error);
  return error instanceof ReadingError && error.isUnknownEncoding
    ? unknownEncodingText(detail)[locale]
    : `${texts.notDecoded[locale]}${detail}${locale === 'zh' ? '。' : '. '}${texts.notDecodedHelp[locale]}`;
}

function Failure({error}: {error: unknown}): ReactNode {
  return <p className={styles.bad}>{errorText(error, useLocale())}</p>;
}

interface MessagesProps extends MessageProps {
  onChange: (index: number) => void;
}

function Messages({topic, summary, client, index, onChange}: MessagesProps): ReactNode {
  const locale = useLocale();
  const answer = useAnswer(`${topic.id} ${index}`, () => client.ask('message', topic.id, index));
  if (topic.count === 0) {
    return <p className={styles.note}>{texts.noMessages[locale]}</p>;
  }
  const go = (to: number) => onChange(Math.max(0, Math.min(topic.count - 1, to)));
  return (
    <>
      <div className={styles.stepper}>
        <button
          type="button"
          className="site-button"
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          {texts.previous[locale]}
        </button>
        <label>
          <span className="visually-hidden">{texts.messageNumber[locale]}</span>
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
          {texts.next[locale]}
        </button>
        <input
          type="range"
          min={1}
          max={topic.count}
          value={index + 1}
          aria-label={texts.messageNumber[locale]}
          onChange={({target}) => go(target.valueAsNumber - 1)}
        />
      </div>
      {!answer && <p className={styles.note}>{texts.loading[locale]}</p>}
      {answer && 'error' in answer && <Failure error={answer.error} />}
      {answer && 'value' in answer && (
        <>
          <p className={styles.note}>
            {timesText(answer.value, summary, locale)}
            {' · '}
            {sizeText(answer.value.size, locale)}{' '}
            <CopyButton
              label={texts.copyJson[locale]}
              text={() => client.ask('json', topic.id, index)}
            />
          </p>
          {answer.value.picture !== undefined && (
            <img
              src={answer.value.picture}
              alt={texts.picture[locale]}
              className={styles.picture}
            />
          )}
          <MessageTree tree={answer.value.tree} />
        </>
      )}
    </>
  );
}

function timesText({logTime, publishTime}: ShownMessage, {start}: Summary, locale: Locale): string {
  const after = start === undefined ? 0 : Number(logTime - start) / 1e9;
  const published =
    publishTime !== undefined && publishTime !== logTime
      ? ` · ${texts.published[locale]} ${timeText(publishTime, 6)}`
      : '';
  return `${timeText(logTime, 6)} (+${durationText(after, locale)})${published}`;
}

interface TrialProps<Code> {
  topic: Topic;
  fetchCode: () => Promise<Code>;
  question: () => Promise<string>;
  children: (code: Code, text: string) => ReactNode;
}

/** Another tool, on what the file holds. */
function Trial<Code>({topic, fetchCode, question, children}: TrialProps<Code>): ReactNode {
  const locale = useLocale();
  const {code, isMissing, load} = useOnDemand(fetchCode);
  // Once: whoever opens this part wants it.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(load, []);
  const answer = useAnswer(String(topic.id), question);
  if (topic.count === 0) {
    return <p className={styles.note}>{texts.noMessages[locale]}</p>;
  }
  if (isMissing) {
    return <p className={styles.bad}>{texts.missingCode[locale]}</p>;
  }
  if (answer && 'error' in answer) {
    return <Failure error={answer.error} />;
  }
  if (!answer || !code) {
    return <p className={styles.note}>{texts.loading[locale]}</p>;
  }
  if (answer.value === '' || answer.value.length > jsonLimit) {
    return <p className={styles.note}>{texts.tooLongToTry[locale]}</p>;
  }
  return children(code, answer.value);
}

/** Message paths to try on the message that was looked at. */
function PathTrial({topic, client, index}: MessageProps): ReactNode {
  const locale = useLocale();
  return (
    <Trial
      topic={topic}
      fetchCode={() => import('../MessagePath/Opened')}
      question={() => client.ask('json', topic.id, index)}
    >
      {({default: Opened}, text) => (
        <>
          <p className={styles.note}>
            {texts.messageNumber[locale]} {numberText(index + 1, locale)}
          </p>
          <Opened
            messages={[{title: topic.name, text}]}
            variables="{}"
            start={topicPath(topic.name)}
          />
        </>
      )}
    </Trial>
  );
}

/** A rule to try on the first messages of the topic. */
function RuleTrial({topic, client}: Props): ReactNode {
  const locale = useLocale();
  return (
    <Trial
      topic={topic}
      fetchCode={() => import('../RuleBench/Opened')}
      question={() => client.ask('lines', topic.id)}
    >
      {({default: Opened}, text) => (
        <>
          <p className={styles.note}>{texts.firstMessages[locale]}</p>
          <Opened texts={[text, '', `topic == ${JSON.stringify(topic.name)}`, topic.name]} />
        </>
      )}
    </Trial>
  );
}

function Definition({topic, client}: Props): ReactNode {
  const locale = useLocale();
  const answer = useAnswer(String(topic.id), () => client.ask('schema', topic.id));
  if (!answer) {
    return <p className={styles.note}>{texts.loading[locale]}</p>;
  }
  if ('error' in answer) {
    return <Failure error={answer.error} />;
  }
  if (answer.value.length === 0) {
    return <p className={styles.note}>{texts.noSchema[locale]}</p>;
  }
  const whole = answer.value.map(({name, text}) => `# ${name}\n${text}`).join('\n\n');
  return (
    <>
      <p className={styles.note}>
        {topic.schemaEncoding} <CopyButton text={() => whole} />
      </p>
      {answer.value.slice(0, 200).map(({name, text}, at) => (
        <details key={name} open={at === 0} className={styles.definition}>
          <summary>
            <code translate="no">{name}</code>
          </summary>
          {/* Long lines scroll, also by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{text.slice(0, 100_000)}</pre>
        </details>
      ))}
    </>
  );
}

function InPanels({topic}: {topic: Topic}): ReactNode {
  const locale = useLocale();
  const {panels, schemaPage, problem} = adviceFor(topic);
  const say = (name: keyof typeof texts) => texts[name][locale];
  return (
    <ul className={styles.uses}>
      {panels.map(({name, page, draws}) => (
        <li key={page}>
          <Link to={`/docs/${page}`}>{name[locale]}</Link>
          {locale === 'zh' ? '：' : ': '}
          {draws[locale]}
        </li>
      ))}
      {schemaPage !== undefined && (
        <li>
          <Link to={`/docs/${schemaPage}`}>{say('schemaPage')}</Link>
        </li>
      )}
      {problem === 'needs-converter' && (
        <li>
          {say('needsConverter')}{' '}
          <Link to="/docs/viz/extensions/guides/create-message-converter">{say('converter')}</Link>{' '}
          {say('or')} <Link to="/docs/viz/panel/user-scripts">{say('script')}</Link>
          {locale === 'zh' ? '。' : '.'}
        </li>
      )}
      <li>{say(problem === 'unknown-encoding' ? 'encodingProblem' : 'anyTopic')}</li>
    </ul>
  );
}
