import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './FaultList.module.css';

interface Props {
  faults: readonly {
    message: string;
    /** Name of the faulty part. */
    path?: string;
    /** Position: a line, a byte. */
    place?: string;
    /** Shows the position. */
    onShow?: () => void;
  }[];
  label: string;
}

/** Maximum number of faults, for speed. */
const shownFaults = 50;

/** Faults with their positions. */
export default function FaultList({faults, label}: Props): ReactNode {
  return (
    <ol className={clsx('clean-list', styles.faults)} aria-label={label}>
      {faults.slice(0, shownFaults).map(({message, path = '', place = '', onShow}, index) => (
        <li key={index}>
          {onShow && (
            <button type="button" className={styles.place} onClick={onShow}>
              {place}
            </button>
          )}
          <span>
            {!onShow && place !== '' && <code translate="no">{place}</code>}{' '}
            {path !== '' && <code translate="no">{path}</code>} {message}
          </span>
        </li>
      ))}
    </ol>
  );
}
