/** Selection of one among few options: buttons in one frame. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Segments.module.css';

interface Props<Name extends string> {
  names: readonly Name[];
  chosen: Name;
  textOf: (name: Name) => string;
  onChoose: (name: Name) => void;
  /** True if the texts are identifiers. */
  isCode?: boolean;
}

export default function Segments<Name extends string>(props: Props<Name>): ReactNode {
  const {names, chosen, textOf, onChoose, isCode} = props;
  return (
    <div className={clsx(styles.segments, isCode && styles.code)}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {textOf(name)}
        </button>
      ))}
    </div>
  );
}
