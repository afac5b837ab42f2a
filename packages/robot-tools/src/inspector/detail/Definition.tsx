import React, {type ReactNode} from 'react';
import CopyButton from '../../ui/CopyButton';
import {shownText} from '../../ui/shownText';
import {texts} from '../texts';
import styles from '../styles.module.css';
import {WorkerResult} from './WorkerResult';
import type {DetailProps} from './TopicDetail';

/** Definition of a schema with the types that it refers to. */
export function Definition({topic, client}: DetailProps): ReactNode {
  return (
    <WorkerResult request={() => client.request('schema', topic.id)}>
      {(types) =>
        types.length === 0 ? (
          <p className="site-note">{texts[topic.schemaName ? 'emptySchema' : 'noSchema']}</p>
        ) : (
          <>
            <p className="site-note">
              {topic.schemaEncoding}{' '}
              <CopyButton
                text={() => types.map(({name, text}) => `# ${name}\n${text}`).join('\n\n')}
              />
            </p>
            {types.slice(0, 200).map(({name, text}, at) => (
              <details key={name} open={at === 0} className={styles.definition}>
                <summary>
                  <code translate="no">{shownText(name)}</code>
                </summary>
                {/* Long lines scroll, also by keyboard. */}
                {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                <pre tabIndex={0}>{text.slice(0, 100_000)}</pre>
              </details>
            ))}
          </>
        )
      }
    </WorkerResult>
  );
}
