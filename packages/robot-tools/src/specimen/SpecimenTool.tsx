import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import CodeEditor from '../ui/CodeEditor';
import Workbench from '../ui/Workbench';
import useLocale from '../ui/useLocale';
import parts from '../ui/parts.module.css';
import type {LiveSpecimen, View} from './SpecimenEditor';
import {Picture} from './Picture';
import {redraw} from './redraw';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  specimen: LiveSpecimen;
  example: string;
}

export default function SpecimenTool({specimen, example}: Props): ReactNode {
  const locale = useLocale();
  const [text, setText] = useState(example);
  const [view, setView] = useState(specimen.view);
  const [lit, setLit] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const drawn = redraw(text, example, specimen, view, lit ?? pinned);
  const fault = 'fault' in drawn ? drawn.fault : undefined;
  // The previous drawing remains while the text has a fault.
  const last = useRef({svg: '', fields: [] as string[]});
  useEffect(() => {
    if ('svg' in drawn) {
      last.current = drawn;
    }
  });
  const shown = 'svg' in drawn ? drawn : last.current;

  const named = specimen.fields.filter((field) => shown.svg.includes(`data-field="${field}"`));
  const tops = specimen.fields.map((field) => /^\w+/.exec(field)?.[0]);
  const hidden = shown.fields.filter((field) => !tops.includes(field));
  const turn = ({azimuth, elevation}: View) =>
    setView(
      (now) =>
        now && {
          azimuth: (now.azimuth + azimuth) % 360,
          elevation: Math.min(85, Math.max(5, now.elevation + elevation)),
        },
    );

  return (
    <Workbench
      result={
        <>
          <Picture
            svg={shown.svg}
            isLit={(lit ?? pinned) !== undefined}
            label={view ? texts.turn : texts.picture}
            onTurn={view ? turn : undefined}
          />
          <p role="status" className={fault && 'site-bad'}>
            {fault?.message}
          </p>
          {view && <p className="site-note">{texts.turnHint}</p>}
        </>
      }
      actions={
        <button
          type="button"
          className="site-button"
          onClick={() => {
            setText(example);
            setView(specimen.view);
          }}
        >
          {texts.restore}
        </button>
      }
    >
      <div className={parts.field}>
        <p className={parts.label}>{texts.message}</p>
        <CodeEditor
          label={texts.message}
          language="json"
          value={text}
          onChange={setText}
          faults={fault ? [fault] : []}
        />
      </div>
      <div className={parts.field}>
        <p className={parts.label}>{texts.fields}</p>
        <div className={parts.buttons} role="group" aria-label={texts.fields}>
          {named.map((field) => (
            <button
              key={field}
              type="button"
              translate="no"
              className={clsx('site-button', parts.code, styles.name)}
              aria-pressed={pinned === field}
              onClick={() => setPinned(pinned === field ? undefined : field)}
              onPointerEnter={() => setLit(field)}
              onPointerLeave={() => setLit(undefined)}
              onFocus={() => setLit(field)}
              onBlur={() => setLit(undefined)}
            >
              {field}
            </button>
          ))}
        </div>
        {hidden.length > 0 && (
          <p className="site-note">
            {translate(
              {id: 'tools.specimen.hidden'},
              {list: new Intl.ListFormat(locale, {style: 'narrow'}).format(hidden)},
            )}
          </p>
        )}
      </div>
    </Workbench>
  );
}
