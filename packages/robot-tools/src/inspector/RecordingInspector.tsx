/**
 * Shows what is in an MCAP or bag file, in the browser alone. What reads and shows a file comes when one is
 * chosen; without JavaScript the page's tables do the job.
 */
import React, {useEffect, useId, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useOnDemand} from 'browser-utils';
import type {PanelData} from './advice';
import {filesIn, type NamedFile} from './dropped';
import {Pages, type InspectorPages} from './pages';
import {shownText} from '../ui/shownText';
import {folderText, texts} from './texts';
import styles from './styles.module.css';

/** The place of the tool; a link to it opens the sample at once. */
const place = 'sample';

export type {InspectorPages};

interface Props {
  /** Path of the sample recording on the site. */
  sample: string;
  pages: InspectorPages;
  /** Loads the panels of the platform when a recording is opened. */
  fetchPanels: () => Promise<PanelData>;
}

export function RecordingInspector({sample: samplePath, pages, fetchPanels}: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  useBrokenLinks().collectAnchor(place);
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<NamedFile>();
  /** Files that came with the opened one. */
  const [others, setOthers] = useState<readonly NamedFile[]>([]);
  const [folder, setFolder] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [sample, setSample] = useState<'asked' | 'missing'>();
  const sampleAddress = useBaseUrl(samplePath);
  const {code, isMissing, load} = useOnDemand(async () => {
    const [tool, {setPanelData}, panelData] = await Promise.all([
      import('./Inspector'),
      import('./advice'),
      fetchPanels(),
    ]);
    setPanelData(panelData);
    return tool;
  });

  function open(files: readonly NamedFile[], folderName?: string): void {
    setFolder(folderName);
    const [first, ...rest] = files;
    if (first) {
      setSample(undefined);
      setOthers(rest);
      setOpened(first);
      load();
    }
  }

  async function openSample(): Promise<void> {
    setSample('asked');
    load();
    try {
      const response = await fetch(sampleAddress);
      if (!response.ok) {
        throw new Error(`${sampleAddress} answered ${response.status}`);
      }
      open([{name: samplePath.split('/').at(-1)!, file: await response.blob()}]);
    } catch {
      setSample('missing');
    }
  }

  function close(): void {
    flushSync(() => {
      setOpened(undefined);
      setOthers([]);
      setFolder(undefined);
    });
    chooser.current!.focus();
  }

  useEffect(() => {
    if (window.location.hash === `#${place}`) {
      void openSample();
    }
    // Once: the address of the page that was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A file that is dropped beside the tool would replace the page.
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const dropped = filesIn(event.dataTransfer);
    open(dropped.files, dropped.folder);
  }

  /** Opens a file that came with another one, which takes its place in the list. */
  function swap(file: NamedFile): void {
    open([file, opened!, ...others.filter((other) => other !== file)]);
  }

  return (
    // Dropping is a second way: the buttons do the same for a keyboard. A file that is dropped on an opened one
    // replaces it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id={place}
      className={clsx(styles.tool, isOver && styles.over)}
      data-markdown="off"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {folder !== undefined && (
        <p role="alert" className={styles.missing}>
          {folderText(shownText(folder))}
        </p>
      )}
      {opened && others.length > 0 && (
        <p className={clsx('site-row', styles.others)}>
          {texts.others}
          {others.map((other, at) => (
            <button key={at} type="button" className="site-button" onClick={() => swap(other)}>
              {shownText(other.name)}
            </button>
          ))}
        </p>
      )}
      {opened && code ? (
        <Pages value={pages}>
          <code.default
            key={`${opened.name} ${opened.file.size}`}
            opened={opened}
            onClose={close}
          />
        </Pages>
      ) : (
        <section
          className={clsx('site-tool no-print', styles.drop)}
          aria-labelledby={`${id}-title`}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.icon}>
            <path d="M8 30v8a3 3 0 0 0 3 3h26a3 3 0 0 0 3-3v-8" />
            <path d="M24 31V8m-9 9 9-9 9 9" />
          </svg>
          <p className={styles.dropTitle} id={`${id}-title`}>
            {texts[isOver ? 'dropNow' : 'drop']}
          </p>
          <p className={clsx('site-row', styles.actions)}>
            <button
              ref={chooser}
              type="button"
              className="site-button site-button--primary"
              disabled={!isBrowser}
              onClick={() => picker.current?.click()}
            >
              {texts.choose}
            </button>
            <button
              type="button"
              className="site-button"
              disabled={!isBrowser}
              onClick={() => void openSample()}
            >
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
              open(Array.from(target.files ?? [], (file) => ({name: file.name, file})));
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <p className="site-note">{texts.stays}</p>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
          <p role="status" className={clsx((isMissing || sample === 'missing') && 'site-bad')}>
            {isMissing
              ? texts.missingCode
              : sample === 'missing'
                ? texts.missingSample
                : (sample ?? opened) && texts.loading}
          </p>
        </section>
      )}
    </div>
  );
}
