/** Second step of `Feedback`: a field for missing information, and thanks. Loaded with the first choice. */
import React, {useEffect, useEffectEvent, useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {brand} from '@site/src/config/brand';
import {feedbackTimeout, longestMessage} from '@site/src/config/feedback';
import {useBackToClose} from 'browser-utils';
import styles from './styles.module.css';

/** Posts feedback. Neither its content nor the request identifies the reader. */
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
    throw new Error(`The feedback service responded with ${response.status}.`);
  }
}

/** Unsent messages by page, which survive another choice or a navigation. */
const drafts = new Map<string, string>();

interface Props {
  helpful: boolean;
  /** Path of the page. */
  permalink: string;
  issueLink: (label: string, message: string, className?: string) => ReactNode;
  onClose: () => void;
}

export default function Form({helpful, permalink, issueLink, onClose}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const endpoint = siteConfig.customFields?.feedbackEndpoint as string | undefined;
  const id = useId();
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>(
    helpful && !endpoint ? 'sent' : 'asking',
  );
  const [message, setMessage] = useState(() => drafts.get(permalink) ?? '');
  const isAsking = !helpful && state !== 'sent';
  useBackToClose(isAsking, onClose);

  function send() {
    setState('sending');
    post(endpoint!, {
      page: permalink,
      language: i18n.currentLocale,
      helpful,
      message: message.trim(),
      version: brand.version,
    }).then(
      () => {
        drafts.delete(permalink);
        setState('sent');
      },
      () => setState('failed'),
    );
  }

  const begin = useEffectEvent(() => helpful && endpoint && send());
  useEffect(() => {
    begin();
  }, []);

  const submitIssue = translate({id: 'feedback.openIssue', message: '在 GitHub 上提交'});
  return (
    <form
      className={clsx('site-field', styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isAsking && (
        <>
          <label>
            {translate({id: 'feedback.missing', message: '缺少什么，或者哪里不对？'})}
            <textarea
              // The reader has requested the form.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              rows={4}
              maxLength={longestMessage}
              value={message}
              aria-describedby={id}
              onChange={({target}) => {
                drafts.set(permalink, target.value);
                setMessage(target.value);
              }}
            />
          </label>
          <p id={id} className="site-note">
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
      <p role="status">
        {state === 'sent' && translate({id: 'feedback.thanks', message: '谢谢你的反馈。'})}
        {state === 'failed' && (
          <>
            {translate({
              id: 'feedback.failed',
              message: '没有发送成功，可能是网络断开了。你写的内容还在，可以再试一次，或者：',
            })}{' '}
            {issueLink(submitIssue, message)}
          </>
        )}
      </p>
      {isAsking && !endpoint && issueLink(submitIssue, message, 'button button--primary')}
      {endpoint && (isAsking || state === 'failed') && (
        <button type="submit" className="button button--primary" disabled={state === 'sending'}>
          {state === 'failed'
            ? translate({id: 'feedback.again', message: '再试一次'})
            : translate({id: 'feedback.send', message: '发送'})}
        </button>
      )}
    </form>
  );
}
