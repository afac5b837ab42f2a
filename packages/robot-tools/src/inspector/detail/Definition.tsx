import React, {type ReactNode} from 'react';
import CopyButton from '../../ui/CopyButton';
import {shownText} from '../../ui/shownText';
import {texts} from '../texts';
import styles from '../styles.module.css';
import {WorkerResult} from './WorkerResult';
import type {DetailProps} from './TopicDetail';

/** Most displayed types, and characters of each. */
const limits = {types: 200, text: 100_000};

/** Definition of a schema with the types that it refers to. */
export function Definition({topic, client}: DetailProps): ReactNode {
  return (
    <WorkerResult request={() => client.request('schema', topic.id)}>
      {(types) =>
        types.length === 0 ? (
          <p className="site-note">{texts[topic.schemaName ? 'emptySchema' : 'noSchema']}</p>
        ) : (
          <>
            <p className="site-note site-row">
              {topic.schemaEncoding}
              <CopyButton
                text={() => types.map(({name, text}) => `# ${name}\n${text}`).join('\n\n')}
              />
            </p>
            {types.slice(0, limits.types).map(({name, text}, at) => (
              <details key={at} open={at === 0} className={styles.definition}>
                <summary>
                  <code translate="no">{shownText(name)}</code>
                </summary>
                {/* Long lines scroll, also by keyboard. */}
                {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                <pre tabIndex={0}>{text.slice(0, limits.text)}</pre>
                {text.length > limits.text && <p className="site-note">{texts.more}</p>}
              </details>
            ))}
            {types.length > limits.types && <p className="site-note">{texts.more}</p>}
          </>
        )
      }
    </WorkerResult>
  );
}
