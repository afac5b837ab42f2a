import React, {useEffect, useState, type ReactNode} from 'react';
import {LabeledField} from '../ui/LabeledField';
import CodeEditor from '../ui/CodeEditor';
import FaultList from '../ui/FaultList';
import Rows from '../ui/Rows';
import Share from '../ui/Share';
import {sharedFields} from 'browser-utils';
import styles from '../ui/parts.module.css';
import useLocale, {type Bilingual} from '../ui/useLocale';
import {clockText} from '../ui/times';
import {runRule, type Event, type Hit, type Outcome, type Rule} from './evaluateRule';

const texts = {
  messages: {zh: '消息，每行一条 JSON', en: 'Messages, one JSON object per line'},
  table: {
    zh: '事件码表（CSV 或 JSON，可以为空）',
    en: 'Event code table (CSV or JSON, may be empty)',
  },
  condition: {zh: '规则触发条件（CEL）', en: 'Condition (CEL)'},
  record: {zh: '记录名称', en: 'Record name'},
  moment: {zh: '一刻名称', en: 'Moment name'},
  quiet: {zh: '事件去重时长（秒）', en: 'Deduplication (seconds)'},
  before: {zh: '前 N 分钟', en: 'Minutes before'},
  after: {zh: '后 N 分钟', en: 'Minutes after'},
  hits: {zh: '命中的消息', en: 'Matching messages'},
  line: {zh: '行', en: 'Line'},
  time: {zh: '时间（UTC）', en: 'Time (UTC)'},
  code: {zh: 'code', en: 'code'},
  gap: {zh: '距上次命中', en: 'Since the last match'},
  result: {zh: '结果', en: 'Result'},
  event: {zh: '新事件', en: 'New event'},
  merged: {zh: '合并', en: 'Merged'},
  events: {zh: '产生的记录', en: 'Records created'},
  collected: {zh: '采集（UTC）', en: 'Collected (UTC)'},
  named: {zh: '记录名称', en: 'Record name'},
  momentNamed: {zh: '一刻', en: 'Moment'},
  round: {
    zh: '时间恰好是 10 秒的整数倍：平台会丢掉末尾的零，窗口和一刻都不对。日志请用带小数的时间。',
    en: 'The time is an exact multiple of 10 seconds: the platform drops its trailing zeros, so the window and the moment are wrong. Use log times with a fraction.',
  },
} satisfies Record<string, Bilingual>;

const summaryText = (count: number, hits: number, events: number): Bilingual => ({
  zh: `${count} 条消息，命中 ${hits} 次，产生 ${events} 条记录。`,
  en: `Messages: ${count}. Matches: ${hits}. Records: ${events}.`,
});

/** @param lines from 1 */
function unclearText(lines: readonly number[]): Bilingual {
  const some = `${lines.slice(0, 10).join(', ')}${lines.length > 10 ? '…' : ''}`;
  return {
    zh: `在这些行，条件既不为真也不为假，不算命中：${some}。常见原因是消息没有这个字段，或类型不同。`,
    en: `On these lines, the condition is neither true nor false, so they do not match: ${some}. Often the message lacks a field, or a type differs.`,
  };
}

const nothing: Outcome = {faults: [], count: 0, unclear: new Set(), hits: [], events: []};

interface Props {
  /** Messages, table of event codes, condition, names of the record and the moment. */
  texts: readonly string[];
  /** What was in it when the reader left it. */
  content?: string;
  /** What the address shares. */
  shared?: string;
}

/** A rule of texts, with the fields that JSON has of it. */
function ruleOf(texts: readonly string[], json?: string): Rule {
  const [messages = '', table = '', condition = '', record = '', moment = ''] = texts.map((text) =>
    text.trim(),
  );
  const start = {messages, table, condition, record, moment, quiet: 60, before: 5, after: 1};
  return sharedFields(json, start);
}

export default function RuleBenchTool({texts: own, content, shared}: Props): ReactNode {
  const locale = useLocale();
  const [rule, setRule] = useState(() => ruleOf(own, content));
  const [{faults, count, unclear, hits, events}, setOutcome] = useState(nothing);
  useEffect(() => {
    const run = new AbortController();
    void runRule(rule, run.signal).then((outcome) => outcome && setOutcome(outcome));
    return () => run.abort();
  }, [rule]);
  const said = faults.map(({message, where, ...place}) => ({
    ...place,
    where,
    path: texts[where][locale],
    message: message[locale],
  }));

  const text = (name: 'messages' | 'table' | 'condition' | 'record' | 'moment', isLine = false) => (
    <div className={styles.field}>
      <p className={styles.label}>{texts[name][locale]}</p>
      <CodeEditor
        label={texts[name][locale]}
        language={name === 'messages' ? 'json' : 'text'}
        isLine={isLine}
        value={rule[name]}
        onChange={(value) => setRule((last) => ({...last, [name]: value}))}
        faults={said.filter(({where}) => where === name)}
      />
    </div>
  );
  const number = (name: 'quiet' | 'before' | 'after', min: number, max: number) => (
    <LabeledField label={texts[name][locale]}>
      <input
        type="number"
        min={min}
        max={max}
        value={rule[name]}
        onChange={({target}) => setRule({...rule, [name]: Math.max(0, Number(target.value))})}
      />
    </LabeledField>
  );

  return (
    <>
      {text('condition', true)}
      <div className={styles.columns}>
        {number('quiet', 1, 86_400)}
        {number('before', 0, 1440)}
        {number('after', 0, 1440)}
      </div>
      <div className={styles.columns}>
        {text('record', true)}
        {text('moment', true)}
      </div>
      <FaultList
        faults={said.map(({message, path}) => ({message, path, from: 0}))}
        good={summaryText(count, hits.length, events.length)[locale]}
      />
      {unclear.size > 0 && <p className="site-note">{unclearText([...unclear])[locale]}</p>}
      {hits.length > 0 && <Hits hits={hits} />}
      {events.length > 0 && <Events events={events} />}
      {text('messages')}
      {text('table')}
      <div className={styles.buttons}>
        <Share
          name="rule"
          text={JSON.stringify(rule)}
          onRestore={() => setRule(ruleOf(own, shared))}
        />
      </div>
    </>
  );
}

function Hits({hits}: {hits: readonly Hit[]}): ReactNode {
  const locale = useLocale();
  const {line, time, code, gap, result} = texts;
  return (
    <Rows
      caption={texts.hits[locale]}
      heads={[time, line, code, gap, result].map((head) => head[locale])}
      isList
      rows={hits}
      emphasized={({isEvent}) => isEvent}
      cells={(hit) => [
        clockText(hit.ts),
        hit.line,
        hit.code || '-',
        hit.gap === undefined ? '-' : `${Number(hit.gap.toFixed(3))} s`,
        texts[hit.isEvent ? 'event' : 'merged'][locale],
      ]}
    />
  );
}

function Events({events}: {events: readonly Event[]}): ReactNode {
  const locale = useLocale();
  const {named, momentNamed, collected} = texts;
  return (
    <>
      <Rows
        caption={texts.events[locale]}
        heads={[named, momentNamed, collected].map((head) => head[locale])}
        isList
        rows={events}
        cells={({record, moment, from, to}) => [
          record,
          moment,
          `${clockText(from)} – ${clockText(to)}`,
        ]}
      />
      {events.some(({isRound}) => isRound) && <p className="site-note">{texts.round[locale]}</p>}
    </>
  );
}
