import React, {type ReactNode} from 'react';
import type {Fault, Format} from '@site/src/recording/types';
import useLocale from '../ui/useLocale';
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
  const locale = useLocale();
  return (
    <div role="alert" className={styles.faults}>
      <p className="text--bold">{texts.problems[locale]}</p>
      <ul>
        {faults.map((fault, at) => {
          const place = placeText(fault)[locale];
          return (
            <li key={at}>
              {place && <code translate="no">{place}</code>} {faultText(fault, format)[locale]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
