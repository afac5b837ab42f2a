import React, {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {adviceFor} from './advice';
import type {RecordingClient, Summary, Topic} from 'recording-reader';
import {LabeledField} from '../ui/LabeledField';
import useLocale from '../ui/useLocale';
import {durationText, numberText} from './format';
import {bytesOf, measureNames, measures} from './report';
import {shownText} from '../ui/shownText';
import {texts} from './texts';
import {secondsAfter} from './timeline';
import TopicDetail, {type Seek} from './detail/TopicDetail';
import styles from './styles.module.css';

interface Props {
  summary: Summary;
  client: RecordingClient;
  /** Id of the topic whose messages are displayed. */
  open: number | undefined;
  seek: Seek | undefined;
  onOpen: (topic: number | undefined) => void;
  onGap: (topic: Topic) => void;
  onShow: (time: bigint) => void;
}

const orders = {
  sortFile: () => 0,
  sortName: (a: Topic, b: Topic) => (a.name < b.name ? -1 : 1),
  sortCount: (a: Topic, b: Topic) => b.count - a.count,
  sortShare: (a: Topic, b: Topic) => b.bytes - a.bytes,
  gap: (a: Topic, b: Topic) => (b.gap ?? 0) - (a.gap ?? 0),
};

type Order = keyof typeof orders;

/** Rows added at a time: a file may contain ten thousand topics. */
const pageSize = 100;

export default function Topics(props: Props): ReactNode {
  const {summary, open} = props;
  const locale = useLocale();
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<Order>('sortFile');
  const [limit, setLimit] = useState(pageSize);
  const query = useDeferredValue(filter.trim().toLowerCase());
  const topics = useMemo(
    () =>
      summary.topics
        .filter(({name, schemaName}) => `${name} ${schemaName}`.toLowerCase().includes(query))
        .sort(orders[order]),
    [summary, query, order],
  );
  // A gap may lead to a topic that the filter or the limit hides.
  const listed = topics.filter(({id}, at) => at < limit || id === open);
  const hidden = topics.every(({id}) => id !== open) && summary.topics[open ?? -1];
  const shown = hidden ? [hidden, ...listed] : listed;
  const totalBytes = bytesOf(summary);

  if (summary.topics.length === 0) {
    return null;
  }
  return (
    <>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <LabeledField label={texts.filter}>
          <input
            type="search"
            value={filter}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => setFilter(target.value)}
          />
        </LabeledField>
        <LabeledField label={texts.sortBy}>
          <select value={order} onChange={({target}) => setOrder(target.value as Order)}>
            {(Object.keys(orders) as Order[]).map((name) => (
              <option key={name} value={name}>
                {texts[name]}
              </option>
            ))}
          </select>
        </LabeledField>
      </form>
      <table className={styles.topics}>
        <caption className="visually-hidden">{texts.topics}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.topic}</th>
            {measureNames.map((name) => (
              <th key={name} scope="col" className={styles.figure}>
                {texts[name]}
              </th>
            ))}
            <th scope="col">{texts.panels}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((topic) => (
            <Row key={topic.id} {...props} topic={topic} totalBytes={totalBytes} />
          ))}
        </tbody>
      </table>
      <p role="status" className="site-note">
        {topics.length === 0 && texts.noneMatch}
        {topics.length > limit && `${limit} / ${numberText(topics.length, locale)}`}
      </p>
      {topics.length > limit && (
        <button type="button" className="site-button" onClick={() => setLimit(limit + pageSize)}>
          {texts.showMore}
        </button>
      )}
    </>
  );
}

/** Row of a topic, followed by its messages while it is open. */
function Row(props: Props & {topic: Topic; totalBytes: number}): ReactNode {
  const {topic, totalBytes, summary, client, open, seek, onOpen, onGap, onShow} = props;
  const locale = useLocale();
  const {panels, problem} = adviceFor(topic);
  const isOpen = open === topic.id;
  return (
    <>
      <tr className={clsx(isOpen && styles.openRow)}>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : topic.id)}
          >
            <span className={styles.topicName}>{shownText(topic.name)}</span>
            <span className={styles.type}>
              {[topic.schemaName, topic.messageEncoding]
                .filter(Boolean)
                .map((name) => shownText(name))
                .join(' · ')}
              {topic.channels > 1 && ` · ${topic.channels} ${texts.channels}`}
            </span>
          </button>
        </th>
        {measureNames.map((name) => (
          <td key={name} className={styles.figure} data-label={texts[name]}>
            {name === 'gap' && topic.gapStart !== undefined ? (
              <button type="button" className={styles.toGap} onClick={() => onGap(topic)}>
                {measures.gap(topic, totalBytes, locale)}{' '}
                <span>
                  {translate(
                    {id: 'tools.inspector.at'},
                    {offset: durationText(secondsAfter(summary, topic.gapStart), locale)},
                  )}
                </span>
              </button>
            ) : (
              measures[name](topic, totalBytes, locale)
            )}
          </td>
        ))}
        <td className={styles.panels}>
          {panels.map(({name, page}) => (
            <Link key={page} to={`/docs/${page}`} className={styles.chip}>
              {name[locale]}
            </Link>
          ))}
          {problem && (
            <span className={clsx(styles.chip, styles[problem])}>
              {texts[problem === 'needs-converter' ? 'noPanel' : 'notReadable']}
            </span>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.detailRow}>
          <td colSpan={measureNames.length + 2}>
            <TopicDetail {...{topic, summary, client, seek, onShow}} />
          </td>
        </tr>
      )}
    </>
  );
}
