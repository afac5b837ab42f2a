/**
 * "Was this page helpful?" at the end of a page of the docs. "No" opens a form for missing information. The
 * feedback is sent to the feedback service, or opens a new issue if there is none. Without JavaScript, or if the
 * form fails to load, there is a link to a new issue.
 */
import React, {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {feedbackIssueUrl} from '@site/src/config/feedback';
import {useOnDemand} from 'browser-utils';
import styles from './styles.module.css';

export default function Feedback(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const isBrowser = useIsBrowser();
  const [helpful, setHelpful] = useState<boolean>();
  const {code: Form, isMissing, load} = useOnDemand(async () => (await import('./Form')).default);

  const subject = {title, url: siteConfig.url + permalink, locale: i18n.currentLocale};
  const issueLink = (label: string, message = '', className?: string) => (
    <a
      className={className}
      href={feedbackIssueUrl(subject, message.trim())}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
    </a>
  );
  const question = translate({id: 'feedback.question', message: '这一页有帮助吗？'});
  return (
    <section
      className={clsx('no-print underlined', styles.feedback)}
      aria-label={question}
      data-search="off"
    >
      <p className={clsx('site-row', styles.question)}>
        <span>{question}</span>
        {isBrowser && !isMissing
          ? [true, false].map((answer) => (
              <button
                key={String(answer)}
                type="button"
                className={clsx('site-button', styles.answer)}
                aria-pressed={helpful === answer}
                onClick={() => {
                  load();
                  setHelpful(answer);
                }}
              >
                {answer
                  ? translate({id: 'feedback.yes', message: '有帮助'})
                  : translate({id: 'feedback.no', message: '没有帮助'})}
              </button>
            ))
          : issueLink(translate({id: 'feedback.issue', message: '在 GitHub 上告诉我们'}))}
      </p>
      {helpful !== undefined && Form && (
        <Form
          // Another choice resets the form.
          key={String(helpful)}
          helpful={helpful}
          permalink={permalink}
          issueLink={issueLink}
          onClose={() => setHelpful(undefined)}
        />
      )}
    </section>
  );
}
