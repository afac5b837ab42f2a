import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {countText, lineText, texts} from './texts';
import styles from './ToolFrame.module.css';

interface Fault {
  message: string;
  /** Name of the thing that is wrong. */
  path?: string;
  /** From 1; absent in a text of one line. */
  line?: number;
  from: number;
}

interface Props {
  faults: readonly Fault[];
  /** What is said when there are none. */
  good: string;
  /** Leads to the line of a fault. */
  onShow?: (at: number) => void;
}

/** More than this is no help, and slow. */
const shownFaults = 50;

/** What is wrong in a text, each with a button that leads to its place. */
export default function FaultList({faults, good, onShow}: Props): ReactNode {
  const isBad = faults.length > 0;
  return (
    <div>
      <p role="status" className={clsx(styles.summary, isBad ? 'site-bad' : styles.good)}>
        {isBad ? countText(faults.length) : good}
      </p>
      {isBad && (
        <ol className={clsx('clean-list', styles.faults)} aria-label={texts.problems}>
          {faults.slice(0, shownFaults).map(({message, path = '', line, from}, index) => (
            <li key={index}>
              {line !== undefined && (
                <button type="button" className={styles.place} onClick={() => onShow?.(from)}>
                  {lineText(line)}
                </button>
              )}
              <span>
                {path !== '' && <code translate="no">{path}</code>} {message}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
