import React, {use, useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {adviceFor} from '@site/src/recording/advice';
import {topicPath} from 'message-path';
import {ReadingError, TookTooLong, type RecordingClient} from '@site/src/recording/client';
import type {ShownMessage} from '@site/src/recording/protocol';
import type {Summary, Topic} from '@site/src/recording/types';
import CopyButton from '../ui/CopyButton';
import useLocale, {type Locale} from '../ui/useLocale';
import {durationText, numberText, sizeText, timeText} from './format';
import MessageTree from './MessageTree';
import {Pages} from './pages';
import {texts, unknownEncodingText} from './texts';
import styles from './styles.module.css';

interface Props {
  topic: Topic;
  summary: Summary;
  client: RecordingClient;
}

/** Longer messages are no longer edited at the speed of typing. */
const jsonLimit = 150_000;

interface PartProps extends Props {
  /** Of the message that is looked at, from 0. */
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
export default function TopicDetail(props: Props): ReactNode {
  const locale = useLocale();
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
            {texts[name][locale]}
          </button>
        ))}
      </p>
      <Part {...props} index={index} onChange={setIndex} />
    </div>
  );
}

/** The code of another tool did not arrive. */
class MissingCode extends Error {}

function errorText(error: unknown, locale: Locale): string {
  if (error instanceof TookTooLong || error instanceof MissingCode) {
    return texts[error instanceof TookTooLong ? 'tookTooLong' : 'missingCode'][locale];
  }
  const detail = error instanceof Error ? error.message : String(error);
  return error instanceof ReadingError && error.isUnknownEncoding
    ? unknownEncodingText(detail)[locale]
    : `${texts.notDecoded[locale]}${detail}${locale === 'zh' ? '。' : '. '}${texts.notDecodedHelp[locale]}`;
}

interface AnswerProps<Value> {
  question: () => Promise<Value>;
  /** Of the message that is asked for. */
  index?: number;
  children: (value: Value) => ReactNode;
}

/** What the worker answers; the last answer stays until that for another message is there. */
function Answer<Value>({question, index, children}: AnswerProps<Value>): ReactNode {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{value: Value} | {error: unknown}>();
  useEffect(() => {
    let isCurrent = true;
    question().then(
      (value) => isCurrent && setAnswer({value}),
      (error: unknown) => isCurrent && setAnswer({error}),
    );
    return () => {
      isCurrent = false;
    };
    // The rest of a question stays the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index]);
  if (!answer) {
    return <p className="site-note">{texts.loading[locale]}</p>;
  }
  return 'error' in answer ? (
    <p className="site-bad">{errorText(answer.error, locale)}</p>
  ) : (
    children(answer.value)
  );
}

function Messages({topic, summary, client, index, onChange}: PartProps): ReactNode {
  const locale = useLocale();
  if (topic.count === 0) {
    return <p className="site-note">{texts.noMessages[locale]}</p>;
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
          {texts.previous[locale]}
        </button>
        <label className="site-field">
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
      <Answer index={index} question={() => client.ask('message', topic.id, index)}>
        {(message) => (
          <>
            <p className="site-note">
              {timesText(message, summary, locale)}
              {' · '}
              {sizeText(message.size, locale)}{' '}
              <CopyButton
                label={texts.copyJson[locale]}
                text={() => client.ask('json', topic.id, index)}
              />
            </p>
            {message.picture !== undefined && (
              <img src={message.picture} alt={texts.picture[locale]} className={styles.picture} />
            )}
            <MessageTree tree={message.tree} />
          </>
        )}
      </Answer>
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
  if (topic.count === 0) {
    return <p className="site-note">{texts.noMessages[locale]}</p>;
  }
  const fetchOrFail = () =>
    fetchCode().catch(() => {
      throw new MissingCode();
    });
  return (
    <Answer question={() => Promise.all([fetchOrFail(), question()])}>
      {([code, text]) =>
        text === '' || text.length > jsonLimit ? (
          <p className="site-note">{texts.tooLongToTry[locale]}</p>
        ) : (
          children(code, text)
        )
      }
    </Answer>
  );
}

/** Message paths to try on the message that was looked at. */
function PathTrial({topic, client, index}: PartProps): ReactNode {
  const locale = useLocale();
  return (
    <Trial
      topic={topic}
      fetchCode={() => import('../path/MessagePathTool')}
      question={() => client.ask('json', topic.id, index)}
    >
      {({default: MessagePathTool}, text) => (
        <>
          <p className="site-note">
            {texts.messageNumber[locale]} {numberText(index + 1, locale)}
          </p>
          <MessagePathTool
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
      fetchCode={() => import('../rule-bench/RuleBenchTool')}
      question={() => client.ask('lines', topic.id)}
    >
      {({default: RuleBenchTool}, text) => (
        <>
          <p className="site-note">{texts.firstMessages[locale]}</p>
          <RuleBenchTool texts={[text, '', `topic == ${JSON.stringify(topic.name)}`, topic.name]} />
        </>
      )}
    </Trial>
  );
}

function Definition({topic, client}: Props): ReactNode {
  const locale = useLocale();
  return (
    <Answer question={() => client.ask('schema', topic.id)}>
      {(types) =>
        types.length === 0 ? (
          <p className="site-note">{texts.noSchema[locale]}</p>
        ) : (
          <>
            <p className="site-note">
              {topic.schemaEncoding}{' '}
              <CopyButton
                text={() => types.map(({name, text}) => `# ${name}\n${text}`).join('\n\n')}
              />
            </p>
            {types.slice(0, 200).map(({name, text}, at) => (
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
        )
      }
    </Answer>
  );
}

function InPanels({topic}: Props): ReactNode {
  const locale = useLocale();
  const {messageConverter, userScript} = use(Pages);
  const {panels, schemaPage, problem} = adviceFor(topic);
  const say = (name: keyof typeof texts) => texts[name][locale];
  return (
    <ul className="margin--none">
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
          {say('needsConverter')} <Link to={messageConverter}>{say('converter')}</Link> {say('or')}{' '}
          <Link to={userScript}>{say('script')}</Link>
          {locale === 'zh' ? '。' : '.'}
        </li>
      )}
      <li>{say(problem === 'unknown-encoding' ? 'encodingProblem' : 'anyTopic')}</li>
    </ul>
  );
}
