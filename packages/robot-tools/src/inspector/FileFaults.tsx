import React, {type ReactNode} from 'react';
import type {Fault, Format} from 'recording-reader';
import FaultList from '../ui/FaultList';
import {faultText, placeText} from './faultTexts';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  faults: readonly Fault[];
  format?: Format;
}

/** Problems of a file with positions and remedies. */
export default function FileFaults({faults, format}: Props): ReactNode {
  return (
    <div role="alert" className={styles.faults}>
      <p className="text--bold">{texts.problems}</p>
      <FaultList
        label={texts.problems}
        faults={faults.map((fault) => ({
          place: placeText(fault),
          message: faultText(fault, format),
        }))}
      />
    </div>
  );
}
