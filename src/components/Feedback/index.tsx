/**
 * "Was this page helpful?" at the end of a page of the docs. A "no" asks what is missing. The answer goes
 * to the feedback service, or where there is none, to a new issue; without JavaScript there is a link to one.
 */
import React, {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {brand} from '@site/src/config/brand';
import {feedbackIssueUrl, feedbackTimeout, longestMessage} from '@site/src/config/feedback';
import useBackToClose from '../useBackToClose';
import styles from './styles.module.css';

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

export default function Feedback(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const isBrowser = useIsBrowser();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [helpful, setHelpful] = useState<boolean>();
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>('asking');
  const [message, setMessage] = useState('');

  const endpoint = siteConfig.customFields?.feedbackEndpoint as string | undefined;
  const isAsking = helpful === false && state !== 'sent';
  useBackToClose(isAsking, () => setHelpful(undefined));
  useEffect(() => {
    if (helpful === false) {
      field.current?.focus();
    }
  }, [helpful]);

  function send(answer: boolean) {
    setState('sending');
    post(endpoint!, {
      page: permalink,
      language: i18n.currentLocale,
      helpful: answer,
      message: answer ? '' : message.trim(),
      version: brand.version,
    }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  }

  function choose(answer: boolean) {
    setHelpful(answer);
    setMessage('');
    if (answer && endpoint) {
      send(answer);
    } else {
      setState(answer ? 'sent' : 'asking');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(helpful!);
  }

  const subject = {title, url: siteConfig.url + permalink, locale: i18n.currentLocale};
  const issueLink = (label: string, className?: string) => (
    <a
      className={className}
      href={feedbackIssueUrl(subject, message.trim())}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
    </a>
  );
  const submitIssue = translate({id: 'feedback.openIssue', message: '在 GitHub 上提交'});
  const question = translate({id: 'feedback.question', message: '这一页有帮助吗？'});
  return (
    <section className={styles.feedback} aria-label={question} data-search="off">
      <p className={styles.question}>
        <span>{question}</span>
        {isBrowser
          ? [true, false].map((answer) => (
              <button
                key={String(answer)}
                type="button"
                className={clsx('site-button', styles.answer)}
                aria-pressed={helpful === answer}
                onClick={() => choose(answer)}
              >
                {answer
                  ? translate({id: 'feedback.yes', message: '有帮助'})
                  : translate({id: 'feedback.no', message: '没有帮助'})}
              </button>
            ))
          : issueLink(translate({id: 'feedback.issue', message: '在 GitHub 上告诉我们'}))}
      </p>
      {helpful !== undefined && (
        <form className={clsx('site-field', styles.form)} onSubmit={submit}>
          {isAsking && (
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
                {issueLink(submitIssue)}
              </>
            )}
          </p>
          {isAsking && !endpoint && issueLink(submitIssue, 'button button--primary button--sm')}
          {endpoint && (isAsking || state === 'failed') && (
            <button
              type="submit"
              className="button button--primary button--sm"
              disabled={state === 'sending'}
            >
              {state === 'failed'
                ? translate({id: 'feedback.again', message: '再试一次'})
                : translate({id: 'feedback.send', message: '发送'})}
            </button>
          )}
        </form>
      )}
    </section>
  );
}
