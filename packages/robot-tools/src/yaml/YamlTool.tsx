import React, {useDeferredValue, useMemo, useRef, useState, type ReactNode} from 'react';
import CodeEditor, {type EditorHandle} from '../ui/CodeEditor';
import FaultSummary from '../ui/FaultSummary';
import Share from '../ui/Share';
import Workbench from '../ui/Workbench';
import {check} from './check';
import {completeIn, hoverIn} from './complete';
import {faultySamples} from './samples';
import type {ConfigSchema, Kind} from './schema';
import {faultText, goodText, texts} from './texts';

interface Props {
  kind: Kind;
  config: ConfigSchema;
  /** Stored content from the reader's last visit. */
  content?: string;
  sample: string;
}

/** Editor of configuration files with the faults of the text. */
export default function YamlTool({kind, config, content, sample}: Props): ReactNode {
  const editor = useRef<EditorHandle>(null);
  const [text, setText] = useState(content ?? sample);
  // Checking long files is slower than typing.
  const settled = useDeferredValue(text);
  const sources = useMemo(() => ({complete: completeIn(config), hover: hoverIn(config)}), [config]);
  const {documents, suites, faults} = useMemo(() => {
    const {problems, ...counts} = check(settled, config.schema);
    return {...counts, faults: problems.map((one) => ({...one, message: faultText(one.fault)}))};
  }, [settled, config]);

  return (
    <Workbench
      result={
        <FaultSummary
          faults={faults}
          good={settled.trim() === '' ? '' : goodText[kind](documents, suites)}
          onShow={(at) => editor.current?.show(at)}
        />
      }
      actions={
        <>
          <button
            type="button"
            className="site-button"
            onClick={() => setText(faultySamples[kind])}
          >
            {texts.faulty}
          </button>
          <Share name={kind} text={text} onRestore={() => setText(sample)} />
        </>
      }
    >
      <CodeEditor
        ref={editor}
        label={texts.label}
        value={text}
        onChange={setText}
        faults={faults}
        {...sources}
      />
    </Workbench>
  );
}
