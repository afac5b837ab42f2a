import React, {useMemo, useRef, useState, type ReactNode} from 'react';
import Editor, {type EditorHandle} from '../Editor';
import Faults from '../Tool/Faults';
import Share from '../Tool/Share';
import styles from '../Tool/parts.module.css';
import useLocale from '@site/src/hooks/useLocale';
import {check} from './check';
import {completeIn, hoverIn} from './complete';
import {faultySamples} from './samples';
import type {Kind} from './schema';
import {goodText, texts} from './texts';

/** The editor, and what is wrong in its text. */
export default function Opened({kind, sample}: {kind: Kind; sample: string}): ReactNode {
  const locale = useLocale();
  const editor = useRef<EditorHandle>(null);
  const [text, setText] = useState(sample);
  const sources = useMemo(
    () => ({complete: completeIn(kind, locale), hover: hoverIn(kind, locale)}),
    [kind, locale],
  );
  const {documents, suites, faults} = useMemo(() => {
    const {problems, ...counts} = check(text, kind);
    return {...counts, faults: problems.map((one) => ({...one, message: one.message[locale]}))};
  }, [text, kind, locale]);

  return (
    <>
      <Editor
        ref={editor}
        label={texts.label[locale]}
        value={text}
        onChange={setText}
        faults={faults}
        {...sources}
      />
      <Faults
        faults={faults}
        good={text.trim() === '' ? '' : goodText[kind](documents, suites)[locale]}
        onShow={(at) => editor.current?.show(at)}
      />
      <div className={styles.buttons}>
        <button type="button" className="site-button" onClick={() => setText(faultySamples[kind])}>
          {texts.faulty[locale]}
        </button>
        <Share name={kind} text={text} />
      </div>
    </>
  );
}
