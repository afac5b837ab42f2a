import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './parts.module.css';
import {texts} from './texts';

interface Props {
  examples: readonly string[];
  onChoose: (example: string) => void;
}

/** Examples that a click copies into the field above. */
export default function Examples({examples, onChoose}: Props): ReactNode {
  return (
    <div className={styles.buttons} role="group" aria-label={texts.examples}>
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          className={clsx('site-button', styles.code)}
          onClick={() => onChoose(example)}
        >
          {example}
        </button>
      ))}
    </div>
  );
}
