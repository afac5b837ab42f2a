/**
 * Explains a five-field schedule expression: in words, as the next runs, or why it is refused.
 * The libraries come with the first use; without JavaScript the page's tables do the job.
 */
import React, {useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Control from '../Control';
import useLocale from '../useLocale';
import {useOnDemand} from '../useOnDemand';
import {Schedule, Verdict} from './Result';
import {ownZone, zonesWith} from './times';
import styles from './styles.module.css';

const examples = ['30 8 * * 1,2,3,4,5', '0,10,20,30,40,50 * * * *', '5 0 1 1,4,7,10 *'];

export default function CronExplainer(): ReactNode {
  const locale = useLocale();
  const id = useId();
  const [input, setInput] = useState({expression: '', zone: 'UTC', now: new Date(0)});
  // Known in the browser only; it does not change.
  const own = useSyncExternalStore(
    () => () => undefined,
    ownZone,
    () => 'UTC',
  );
  const {code, isMissing, load} = useOnDemand(() => import('./explain'));

  function change(part: {expression?: string; zone?: string}) {
    setInput({...input, ...part, now: new Date()});
    load();
  }

  const isEmpty = input.expression.trim() === '';
  const explanation =
    code && !isEmpty ? code.explain(input.expression, {...input, locale}) : undefined;
  const isInvalid = explanation?.isValid === false;

  return (
    <section
      className={clsx('site-tool', styles.box)}
      aria-labelledby={`${id}-title`}
      data-markdown="off"
    >
      <p className={styles.title} id={`${id}-title`}>
        {translate({id: 'cron.title', message: '解释表达式'})}
      </p>
      <noscript>
        {translate({
          id: 'cron.noScript',
          message: '解释器需要 JavaScript。各字段的含义和示例见表格。',
        })}
      </noscript>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Control label={translate({id: 'cron.expression', message: 'Cron 表达式'})}>
          {(controlId) => (
            <input
              id={controlId}
              className={styles.expression}
              type="text"
              value={input.expression}
              placeholder={examples[0]}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={isInvalid}
              aria-describedby={`${id}-verdict`}
              onFocus={load}
              onChange={(event) => change({expression: event.target.value})}
            />
          )}
        </Control>
        <Control label={translate({id: 'cron.zone', message: '按哪个时区计算'})}>
          {(controlId) => (
            <select
              id={controlId}
              value={input.zone}
              onFocus={load}
              onChange={(event) => change({zone: event.target.value})}
            >
              {zonesWith(own).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          )}
        </Control>
        <p className={styles.examples}>
          <span id={`${id}-examples`}>{translate({id: 'cron.examples', message: '试一试：'})}</span>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className="site-button"
              aria-describedby={`${id}-examples`}
              onClick={() => change({expression: example})}
            >
              {example}
            </button>
          ))}
        </p>
      </form>
      <div role="status" id={`${id}-verdict`}>
        {isMissing && (
          <p className={styles.note}>
            {translate({
              id: 'cron.missing',
              message: '解释器没有加载成功。检查网络后，再次输入即可重试。',
            })}
          </p>
        )}
        {explanation && (
          <Verdict explanation={explanation} onRewrite={(expression) => change({expression})} />
        )}
      </div>
      {explanation && (
        <Schedule explanation={explanation} zone={input.zone} ownZone={own} locale={locale} />
      )}
    </section>
  );
}
