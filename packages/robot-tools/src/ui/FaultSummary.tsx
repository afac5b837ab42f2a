import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Fault} from './fault';
import FaultList from './FaultList';
import styles from './FaultList.module.css';
import {countText, lineText, texts} from './texts';

interface Props {
  faults: readonly Pick<Fault, 'message' | 'path' | 'line' | 'from'>[];
  /** Said when there are none. */
  good: string;
  /** Leads to a place in the text. */
  onShow?: (at: number) => void;
}

/** The verdict on a text, and its faults with buttons that lead to their lines. */
export default function FaultSummary({faults, good, onShow}: Props): ReactNode {
  const isBad = faults.length > 0;
  return (
    <div>
      <p role="status" className={clsx(styles.summary, isBad ? 'site-bad' : styles.good)}>
        {isBad ? countText(faults.length) : good}
      </p>
      {isBad && (
        <FaultList
          label={texts.problems}
          faults={faults.map(({message, path, line, from}) => ({
            message,
            path,
            ...(line !== undefined && {place: lineText(line), onShow: () => onShow?.(from)}),
          }))}
        />
      )}
    </div>
  );
}
