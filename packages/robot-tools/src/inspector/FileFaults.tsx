import React, {type ReactNode} from 'react';
import type {Fault, Format} from '@site/src/recording/types';
import {faultText, placeText, texts} from './texts';
import styles from './styles.module.css';

/** What is wrong with the file, where, and what to do. */
export default function FileFaults({
  faults,
  format,
}: {
  faults: readonly Fault[];
  format?: Format;
}): ReactNode {
  return (
    <div role="alert" className={styles.faults}>
      <p className="text--bold">{texts.problems}</p>
      <ul>
        {faults.map((fault, at) => {
          const place = placeText(fault);
          return (
            <li key={at}>
              {place && <code translate="no">{place}</code>} {faultText(fault, format)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
