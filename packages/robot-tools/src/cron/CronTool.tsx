import React, {useState, type ReactNode} from 'react';
import {LabeledField} from '../ui/LabeledField';
import Examples from '../ui/Examples';
import Rows from '../ui/Rows';
import styles from '../ui/parts.module.css';
import useLocale, {type Bilingual} from '../ui/useLocale';
import {ownZone, zonedText} from '../ui/times';
import {commonZones, explain, otherZones} from './explain';
import {fields} from './syntax';

const texts = {
  expression: {zh: 'Cron 表达式', en: 'Cron expression'},
  zone: {zh: '按哪个时区计算', en: 'Time zone for the calculation'},
  device: {zh: '设备的时区', en: 'Time zone of the device'},
  own: {zh: '（你所在的时区）', en: ' (your time zone)'},
  examples: {zh: '例子', en: 'Examples'},
  common: {zh: '常用时区', en: 'Common'},
  others: {zh: '其他时区', en: 'Others'},
  runs: {zh: '接下来的五次', en: 'Next five runs'},
  never: {
    zh: '没有符合的日期，不会运行。请检查日期与月份的组合。',
    en: 'No date matches, so it never runs. Check the combination of day and month.',
  },
  twoDayFields: {
    zh: '日期和星期同时受限：下面按 cron 的惯例计算，符合其中一个即运行。为避免歧义，请拆成两个表达式。',
    en: 'Day of month and day of week are both restricted. The times below follow the usual cron rule: either match is enough. To avoid ambiguity, split it into two expressions.',
  },
} satisfies Record<string, Bilingual>;

const rewriteText = (expression: string): Bilingual => ({
  zh: `改写为 ${expression}`,
  en: `Rewrite as ${expression}`,
});

/** @param time when the clock goes on behind the gap */
const skippedText = (time: string): Bilingual => ({
  zh: `进入夏令时，时钟拨快，直接跳到 ${time}：当天没有这个时刻，没有列出。`,
  en: `When clocks go forward to ${time}, this time does not exist on that day, so no run is listed.`,
});

const examples = [
  '30 8 * * 1,2,3,4,5',
  '0,10,20,30,40,50 * * * *',
  '5 0 1 1,4,7,10 *',
  '*/15 9-18 * * MON',
];

export default function CronTool(): ReactNode {
  const locale = useLocale();
  const own = ownZone();
  const [expression, setExpression] = useState(examples[0]!);
  const [zone, setZone] = useState('UTC');
  const [device, setDevice] = useState(own);
  const {parts, problems, rewrite, words, runs, skipped} = explain(expression, {
    zone,
    locale,
    now: new Date(),
  });
  const isValid = problems.length === 0;
  const isEmpty = expression.trim() === '';
  const zones = [...new Set([zone, device, own])];

  const zoneField = (label: string, value: string, onChange: (zone: string) => void) => (
    <LabeledField label={label}>
      <select value={value} onChange={({target}) => onChange(target.value)}>
        {[commonZones, otherZones(own)].map((names, at) => (
          <optgroup key={at} label={texts[at === 0 ? 'common' : 'others'][locale]}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </LabeledField>
  );

  return (
    <>
      <LabeledField label={texts.expression[locale]}>
        <input
          type="text"
          className={styles.code}
          value={expression}
          maxLength={1000}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={!isEmpty && !isValid}
          onChange={({target}) => setExpression(target.value)}
        />
      </LabeledField>
      <Examples label={texts.examples[locale]} examples={examples} onChoose={setExpression} />
      <div className={styles.columns}>
        {zoneField(texts.zone[locale], zone, setZone)}
        {zoneField(texts.device[locale], device, setDevice)}
      </div>
      <div className={styles.result}>
        <div role="status">
          {!isEmpty &&
            (isValid ? (
              <p className={styles.answer}>{words}</p>
            ) : (
              problems.map((problem) => (
                <p key={problem.en} className="site-bad">
                  {problem[locale]}
                </p>
              ))
            ))}
        </div>
        {rewrite !== undefined && (
          <p>
            <button type="button" className="site-button" onClick={() => setExpression(rewrite)}>
              {rewriteText(rewrite)[locale]}
            </button>
          </p>
        )}
        {isValid && (
          <dl className={styles.parts}>
            {fields.map(({name}, index) => (
              <div key={name.en}>
                <dt>{name[locale]}</dt>
                {/* Long lists break after a comma, not inside a number. */}
                <dd>{parts[index]?.replaceAll(',', ',\u200B')}</dd>
              </div>
            ))}
          </dl>
        )}
        {isValid && parts[2] !== '*' && parts[4] !== '*' && (
          <p className="site-note">{texts.twoDayFields[locale]}</p>
        )}
        {skipped.length > 0 && (
          <p className="site-note">{skippedText(zonedText(skipped[0]!, zone, locale))[locale]}</p>
        )}
        {isValid && runs.length === 0 && <p className="site-note">{texts.never[locale]}</p>}
      </div>
      {isValid && runs.length > 0 && (
        <Rows
          caption={texts.runs[locale]}
          heads={zones.map((name) => (name === own ? name + texts.own[locale] : name))}
          rows={runs}
          cells={(run) =>
            zones.map((name) => (
              <time key={name} dateTime={run.toISOString()}>
                {zonedText(run, name, locale)}
              </time>
            ))
          }
        />
      )}
    </>
  );
}
