import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {LabeledField} from '../ui/LabeledField';
import CodeEditor from '../ui/CodeEditor';
import FaultSummary from '../ui/FaultSummary';
import Rows from '../ui/Rows';
import Share from '../ui/Share';
import Workbench from '../ui/Workbench';
import {sharedFields} from 'browser-utils';
import styles from '../ui/parts.module.css';
import {clockText} from '../ui/times';
import RecordTimeline from './RecordTimeline';
import {runRule, type Hit, type Outcome, type Rule} from './evaluateRule';

const texts = {
  messages: translate({id: 'tools.rule.messages'}),
  table: translate({id: 'tools.rule.table'}),
  condition: translate({id: 'tools.rule.condition'}),
  record: translate({id: 'tools.rule.record'}),
  moment: translate({id: 'tools.rule.moment'}),
  quiet: translate({id: 'tools.rule.quiet'}),
  before: translate({id: 'tools.rule.before'}),
  after: translate({id: 'tools.rule.after'}),
  hits: translate({id: 'tools.rule.hits'}),
  line: translate({id: 'tools.rule.line'}),
  time: translate({id: 'tools.rule.time'}),
  gap: translate({id: 'tools.rule.gap'}),
  result: translate({id: 'tools.rule.result'}),
  event: translate({id: 'tools.rule.event'}),
  merged: translate({id: 'tools.rule.merged'}),
  round: translate({id: 'tools.rule.round'}),
};

/** @param lines line numbers from 1 */
function unclearText(lines: readonly number[]): string {
  const some = `${lines.slice(0, 10).join(', ')}${lines.length > 10 ? '…' : ''}`;
  return translate({id: 'tools.rule.undecidedLines'}, {some});
}

const nothing: Outcome = {faults: [], count: 0, unclear: new Set(), hits: [], events: []};

interface Props {
  /** Messages, table of event codes, condition, names of the record and the moment. */
  texts: readonly string[];
  /** Stored content from the reader's last visit. */
  content?: string;
  /** Content that the address shares. */
  shared?: string;
}

/** Returns a rule with the fields of JSON, and otherwise the texts of the page. */
function ruleOf(texts: readonly string[], json?: string): Rule {
  const [messages = '', table = '', condition = '', record = '', moment = ''] = texts.map((text) =>
    text.trim(),
  );
  const start = {messages, table, condition, record, moment, quiet: 60, before: 5, after: 1};
  return sharedFields(json, start);
}

export default function RuleBenchTool({texts: own, content, shared}: Props): ReactNode {
  const [rule, setRule] = useState(() => ruleOf(own, content));
  const [{faults, count, unclear, hits, events}, setOutcome] = useState(nothing);
  useEffect(() => {
    const run = new AbortController();
    void runRule(rule, run.signal).then((outcome) => outcome && setOutcome(outcome));
    return () => run.abort();
  }, [rule]);
  const namedFaults = faults.map((fault) => ({...fault, path: texts[fault.where]}));

  const text = (name: 'messages' | 'table' | 'condition' | 'record' | 'moment', isLine = false) => (
    <div className={styles.field}>
      <p className={styles.label}>{texts[name]}</p>
      <CodeEditor
        label={texts[name]}
        language={name === 'messages' ? 'json' : 'text'}
        isLine={isLine}
        value={rule[name]}
        onChange={(value) => setRule((last) => ({...last, [name]: value}))}
        faults={namedFaults.filter(({where}) => where === name)}
      />
    </div>
  );
  const number = (name: 'quiet' | 'before' | 'after', min: number, max: number) => (
    <LabeledField label={texts[name]}>
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
    <Workbench
      result={
        <>
          <FaultSummary
            faults={namedFaults.map(({message, path}) => ({message, path, from: 0}))}
            good={translate(
              {id: 'tools.rule.summary'},
              {count, hits: hits.length, events: events.length},
            )}
          />
          {unclear.size > 0 && <p className="site-note">{unclearText([...unclear])}</p>}
          {events.length > 0 && <RecordTimeline events={events} quiet={rule.quiet} />}
          {events.some(({isRound}) => isRound) && <p className="site-note">{texts.round}</p>}
          {hits.length > 0 && (
            <details>
              <summary>{texts.hits}</summary>
              <Hits hits={hits} />
            </details>
          )}
        </>
      }
      actions={
        <Share
          name="rule"
          text={JSON.stringify(rule)}
          onRestore={() => setRule(ruleOf(own, shared))}
        />
      }
    >
      {text('condition', true)}
      <div className={styles.numbers}>
        {number('quiet', 1, 86_400)}
        {number('before', 0, 1440)}
        {number('after', 0, 1440)}
      </div>
      <div className={styles.columns}>
        {text('record', true)}
        {text('moment', true)}
      </div>
      {text('messages')}
      {text('table')}
    </Workbench>
  );
}

function Hits({hits}: {hits: readonly Hit[]}): ReactNode {
  const {line, time, gap, result} = texts;
  return (
    <Rows
      caption={texts.hits}
      heads={[time, line, 'code', gap, result]}
      isList
      rows={hits}
      emphasized={({isEvent}) => isEvent}
      cells={(hit) => [
        clockText(hit.ts),
        hit.line,
        hit.code || '—',
        hit.gap === undefined ? '—' : `${Number(hit.gap.toFixed(3))} s`,
        texts[hit.isEvent ? 'event' : 'merged'],
      ]}
    />
  );
}
