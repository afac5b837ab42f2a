import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Locale} from '../../config/locales';
import {fieldNames, problemText} from './texts';
import {timeText} from './times';
import type {Explanation} from './explain';
import {fields} from './syntax';
import styles from './styles.module.css';

interface Props {
  explanation: Explanation;
  zone: string;
  ownZone: string;
  locale: Locale;
  onRewrite: (expression: string) => void;
}

/** What the live region says: the sentence, or what is wrong. */
export function Verdict({
  explanation,
  onRewrite,
}: Pick<Props, 'explanation' | 'onRewrite'>): ReactNode {
  if (explanation.isValid) {
    return <p className={styles.words}>{explanation.words}</p>;
  }
  const {problems, rewrite} = explanation;
  return (
    <div className={styles.problems}>
      <ul>
        {problems.map((problem) => (
          <li key={problemText(problem)}>{problemText(problem)}</li>
        ))}
      </ul>
      {rewrite !== undefined && (
        <button type="button" className="site-button" onClick={() => onRewrite(rewrite)}>
          {translate({id: 'cron.rewrite', message: '改写为 {expression}'}, {expression: rewrite})}
        </button>
      )}
    </div>
  );
}

export function Schedule({
  explanation,
  zone,
  ownZone,
  locale,
}: Omit<Props, 'onRewrite'>): ReactNode {
  if (!explanation.isValid) {
    return null;
  }
  const {parts, runs, hasTwoDayFields} = explanation;
  const zones = zone === ownZone ? [zone] : [zone, ownZone];
  return (
    <>
      <dl className={styles.fields}>
        {fields.map(({name}, index) => (
          <div key={name}>
            <dt>{fieldNames[name]}</dt>
            {/* Long lists break after a comma, not inside a number. */}
            <dd>{parts[index]?.replaceAll(',', ',\u200B')}</dd>
          </div>
        ))}
      </dl>
      {hasTwoDayFields && (
        <p className={styles.note}>
          {translate({
            id: 'cron.twoDayFields',
            message:
              '日期和星期同时受限：下面按 cron 的惯例计算，符合其中一个即运行。为避免歧义，请拆成两个表达式。',
          })}
        </p>
      )}
      {runs.length === 0 ? (
        <p className={styles.note}>
          {translate({
            id: 'cron.never',
            message: '没有符合的日期，不会运行。请检查日期与月份的组合。',
          })}
        </p>
      ) : (
        <table className={styles.runs}>
          <caption>{translate({id: 'cron.runs', message: '接下来的五次'})}</caption>
          <thead>
            <tr>
              {zones.map((name) => (
                <th key={name} scope="col">
                  {name === ownZone
                    ? translate(
                        {id: 'cron.ownZone', message: '{zone}（你所在的时区）'},
                        {zone: name},
                      )
                    : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.toISOString()}>
                {zones.map((name) => (
                  <td key={name}>
                    <time dateTime={run.toISOString()}>{timeText(run, name, locale)}</time>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
