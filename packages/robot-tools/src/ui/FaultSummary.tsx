import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Fault} from './fault';
import FaultList from './FaultList';
import styles from './FaultList.module.css';
import {texts} from './texts';

interface Props {
  faults: readonly Pick<Fault, 'message' | 'path' | 'line' | 'from'>[];
  /** Text without faults. */
  good: string;
  /** Shows an offset of the text. */
  onShow?: (at: number) => void;
}

/** Number of faults in a text, and the faults with buttons that show their lines. */
export default function FaultSummary({faults, good, onShow}: Props): ReactNode {
  const isBad = faults.length > 0;
  return (
    <div>
      <p role="status" className={clsx(styles.summary, isBad ? 'site-bad' : styles.good)}>
        {isBad ? translate({id: 'tools.ui.count'}, {count: faults.length}) : good}
      </p>
      {isBad && (
        <FaultList
          label={texts.problems}
          faults={faults.map(({message, path, line, from}) => ({
            message,
            path,
            ...(line !== undefined && {
              place: translate({id: 'tools.ui.line'}, {line}),
              onShow: () => onShow?.(from),
            }),
          }))}
        />
      )}
    </div>
  );
}
