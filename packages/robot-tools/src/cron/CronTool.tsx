import React, {Fragment, useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {LabeledField} from '../ui/LabeledField';
import Examples from '../ui/Examples';
import Rows from '../ui/Rows';
import Workbench from '../ui/Workbench';
import styles from '../ui/parts.module.css';
import useLocale from '../ui/useLocale';
import {ownZone, zonedText} from '../ui/times';
import {commonZones, explain, otherZones} from './explain';
import {fields} from './syntax';

const texts = {
  expression: translate({id: 'tools.cron.expression'}),
  zone: translate({id: 'tools.cron.zone'}),
  device: translate({id: 'tools.cron.device'}),
  own: translate({id: 'tools.cron.own'}),
  common: translate({id: 'tools.cron.common'}),
  others: translate({id: 'tools.cron.others'}),
  runs: translate({id: 'tools.cron.runs'}),
  never: translate({id: 'tools.cron.never'}),
  twoDayFields: translate({id: 'tools.cron.twoDayFields'}),
};

const examples = [
  '30 8 * * 1,2,3,4,5',
  '0,10,20,30,40,50 * * * *',
  '5 0 1 1,4,7,10 *',
  '*/15 9-18 * * MON',
];

/** Milliseconds between computations of the next runs. */
const refreshEvery = 20_000;

export default function CronTool(): ReactNode {
  const locale = useLocale();
  const own = ownZone();
  const [expression, setExpression] = useState(examples[0]!);
  const [zone, setZone] = useState('UTC');
  const [device, setDevice] = useState(own);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // Removes past runs while the page remains open.
    const timer = setInterval(() => setNow(new Date()), refreshEvery);
    return () => clearInterval(timer);
  }, []);
  const {parts, problems, rewrite, words, runs, skipped} = explain(expression, {
    zone,
    locale,
    now,
  });
  const isValid = problems.length === 0;
  const isEmpty = expression.trim() === '';
  const zones = [...new Set([zone, device, own])];

  const zoneField = (label: string, value: string, onChange: (zone: string) => void) => (
    <LabeledField label={label}>
      <select value={value} onChange={({target}) => onChange(target.value)}>
        {[commonZones, otherZones(own)].map((names, at) => (
          <optgroup key={at} label={texts[at === 0 ? 'common' : 'others']}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </LabeledField>
  );

  return (
    <Workbench
      result={
        <>
          <div role="status">
            {!isEmpty &&
              (isValid ? (
                <p className={styles.result}>{words}</p>
              ) : (
                problems.map((problem) => (
                  <p key={problem} className="site-bad">
                    {problem}
                  </p>
                ))
              ))}
          </div>
          {rewrite !== undefined && (
            <p>
              <button type="button" className="site-button" onClick={() => setExpression(rewrite)}>
                {translate({id: 'tools.cron.rewrite'}, {expression: rewrite})}
              </button>
            </p>
          )}
          {isValid && (
            <dl className={styles.parts}>
              {fields.map(({name}, index) => (
                <div key={name}>
                  <dt>{name}</dt>
                  {/* Long lists break after commas, without hidden characters in copied text. */}
                  <dd>
                    {parts[index]?.split(',').map((part, place) => (
                      <Fragment key={place}>
                        {place > 0 && ','}
                        <wbr />
                        {part}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {isValid && parts[2] !== '*' && parts[4] !== '*' && (
            <p className="site-note">{texts.twoDayFields}</p>
          )}
          {skipped.length > 0 && (
            <p className="site-note">
              {translate({id: 'tools.cron.skipped'}, {time: zonedText(skipped[0]!, zone, locale)})}
            </p>
          )}
          {isValid && runs.length === 0 && <p className="site-note">{texts.never}</p>}
          {isValid && runs.length > 0 && (
            <Rows
              caption={texts.runs}
              heads={zones.map((name) => (name === own ? name + texts.own : name))}
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
      }
    >
      <LabeledField label={texts.expression}>
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
      <Examples examples={examples} onChoose={setExpression} />
      <div className={styles.columns}>
        {zoneField(texts.zone, zone, setZone)}
        {zoneField(texts.device, device, setDevice)}
      </div>
    </Workbench>
  );
}
