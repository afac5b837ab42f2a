import React, {useId, useRef, type ReactNode, type Ref} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LineIcon} from 'browser-utils';
import clsx from 'clsx';
import type {NamedFile} from './dropped';
import {texts} from './texts';
import styles from './styles.module.css';

interface Props {
  /** Button that opens the file dialog. */
  ref: Ref<HTMLButtonElement>;
  /** True if a file is dragged over the tool. */
  isOver: boolean;
  status: 'loading' | 'missingCode' | 'missingSample' | undefined;
  onChoose: (files: readonly NamedFile[]) => void;
  onSample: () => void;
}

/** State of the tool without an open file. */
export default function FilePicker({ref, isOver, status, onChoose, onSample}: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section className={clsx('site-tool no-print', styles.drop)} aria-labelledby={`${id}-title`}>
      <LineIcon
        className={styles.icon}
        d="M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4M12 15.5V4M7.5 8.5 12 4l4.5 4.5"
      />
      <p className={styles.dropTitle} id={`${id}-title`}>
        {texts[isOver ? 'dropNow' : 'drop']}
      </p>
      <p className={clsx('site-row', styles.actions)}>
        <button
          ref={ref}
          type="button"
          className="site-button site-button--primary"
          disabled={!isBrowser}
          onClick={() => picker.current?.click()}
        >
          {texts.choose}
        </button>
        <button type="button" className="site-button" disabled={!isBrowser} onClick={onSample}>
          {texts.sample}
        </button>
      </p>
      <input
        ref={picker}
        type="file"
        accept=".mcap,.bag,.active"
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({target}) => {
          onChoose(Array.from(target.files ?? [], (file) => ({name: file.name, file})));
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <p className="site-note">{texts.stays}</p>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <p role="status" className={clsx(status !== 'loading' && 'site-bad')}>
        {status && texts[status]}
      </p>
    </section>
  );
}
