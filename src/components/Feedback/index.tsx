/**
 * "Was this page helpful?" at the end of a page of the docs. The form that follows an answer is
 * loaded with it; without JavaScript there is a link to a new issue.
 */
import React, {lazy, Suspense, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {feedbackIssueUrl} from '@site/src/config/feedback';
import useBackToClose from '../useBackToClose';
import styles from './styles.module.css';

const Form = lazy(() => import('./Form'));

export default function Feedback(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const isBrowser = useIsBrowser();
  const [helpful, setHelpful] = useState<boolean>();
  useBackToClose(helpful === false, () => setHelpful(undefined));
  const subject = {title, url: siteConfig.url + permalink, locale: i18n.currentLocale};
  const issue = (
    <a href={feedbackIssueUrl(subject)} target="_blank" rel="noopener noreferrer">
      {translate({id: 'feedback.issue', message: '在 GitHub 上告诉我们'})}
    </a>
  );
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
                onClick={() => setHelpful(answer)}
              >
                {answer
                  ? translate({id: 'feedback.yes', message: '有帮助'})
                  : translate({id: 'feedback.no', message: '没有帮助'})}
              </button>
            ))
          : issue}
      </p>
      {helpful !== undefined && (
        <ErrorBoundary fallback={() => <p>{issue}</p>}>
          <Suspense fallback={null}>
            <Form key={String(helpful)} helpful={helpful} subject={subject} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
