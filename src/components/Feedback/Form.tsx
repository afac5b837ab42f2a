/** What follows an answer: thanks, or the question what was missing. */
import React, {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/src/config/brand';
import {
  feedbackIssueUrl,
  feedbackTimeout,
  longestMessage,
  type FeedbackSubject,
} from '@site/src/config/feedback';
import styles from './form.module.css';

type State = 'asking' | 'sending' | 'sent' | 'failed';

/** Posts one answer. Nothing in it, nor in the request, says who gave it. */
async function post(endpoint: string, answer: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(answer),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(feedbackTimeout),
  });
  if (!response.ok) {
    throw new Error(`The feedback service answered ${response.status}.`);
  }
}

interface FormProps {
  helpful: boolean;
  subject: FeedbackSubject;
}

export default function FeedbackForm({helpful, subject}: FormProps): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const endpoint = customFields?.feedbackEndpoint as string | undefined;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<State>(helpful && !endpoint ? 'sent' : 'asking');

  function send() {
    setState('sending');
    const answer = {
      page: new URL(subject.url).pathname,
      language: subject.locale,
      helpful,
      message: message.trim(),
      version: brand.version,
    };
    post(endpoint!, answer).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  }

  useEffect(() => {
    if (!helpful) {
      field.current?.focus();
    } else if (endpoint) {
      send();
    }
    // Once: the form is made anew for another answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  const issue = (
    <a
      className={endpoint ? undefined : 'button button--secondary button--sm'}
      href={feedbackIssueUrl(subject, message.trim())}
      target="_blank"
      rel="noopener noreferrer"
    >
      {translate({id: 'feedback.openIssue', message: '在 GitHub 上提交'})}
    </a>
  );
  return (
    <form className={styles.form} onSubmit={submit}>
      {!helpful && state !== 'sent' && (
        <>
          <label htmlFor={id}>
            {translate({id: 'feedback.missing', message: '缺少什么，或者哪里不对？'})}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={4}
            maxLength={longestMessage}
            value={message}
            aria-describedby={`${id}-note`}
            onChange={(event) => setMessage(event.target.value)}
          />
          <p id={`${id}-note`} className={styles.note}>
            {endpoint
              ? translate({
                  id: 'feedback.noteService',
                  message: '匿名发送，不要填写个人信息。',
                })
              : translate({
                  id: 'feedback.noteIssue',
                  message: '会打开 GitHub 的新建页面，内容已经填好，由你提交，公开可见。',
                })}
          </p>
        </>
      )}
      <p role="status" className={styles.status}>
        {state === 'sent' && translate({id: 'feedback.thanks', message: '谢谢你的反馈。'})}
        {state === 'failed' && (
          <>
            {translate({
              id: 'feedback.failed',
              message: '没有发送成功，可能是网络断开了。你写的内容还在，可以再试一次，或者：',
            })}{' '}
            {issue}
          </>
        )}
      </p>
      {!endpoint && !helpful && issue}
      {endpoint && state !== 'sent' && (!helpful || state === 'failed') && (
        <button
          type="submit"
          className="button button--primary button--sm"
          aria-disabled={state === 'sending'}
          disabled={state === 'sending'}
        >
          {state === 'failed'
            ? translate({id: 'feedback.again', message: '再试一次'})
            : translate({id: 'feedback.send', message: '发送'})}
        </button>
      )}
    </form>
  );
}
