import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from '../ui/parts.module.css';
import {resultText, texts} from './texts';
import {print, type Trial} from './tryPath';

const valueLimit = 50;

/** Values of a path, or its fault. */
export function PathResult({
  fault,
  values,
  notes,
}: Pick<Trial, 'fault' | 'values' | 'notes'>): ReactNode {
  return (
    <>
      <p role="status" className={fault ? 'site-bad' : undefined}>
        {fault && translate({id: 'tools.path.fault'}, {at: fault.at, reason: fault.reason})}
        {values && (values.length > 0 ? resultText(values.length) : texts.noValue)}
      </p>
      {values && values.length > 0 && (
        <ul className={clsx('clean-list', styles.values)}>
          {values.slice(0, valueLimit).map((value, index) => (
            <li key={index}>
              <code translate="no">{print(value)}</code>
            </li>
          ))}
          {values.length > valueLimit && (
            <li>{translate({id: 'tools.path.more'}, {count: values.length - valueLimit})}</li>
          )}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="site-note">
          {note}
        </p>
      ))}
    </>
  );
}
