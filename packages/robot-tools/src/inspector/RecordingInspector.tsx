/**
 * Shows the content of an MCAP or bag file without uploading it. The reader is loaded when a file is selected.
 * Without JavaScript, the tables of the page list the requirements of panels.
 */
import React, {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useOnDemand} from 'browser-utils';
import type {PanelData} from './advice';
import {filesIn, usePreventedDrops, type NamedFile} from './dropped';
import FilePicker from './FilePicker';
import {Pages, type InspectorPages} from './pages';
import {shownText} from '../ui/shownText';
import {texts} from './texts';
import styles from './styles.module.css';

/** Id of the tool; a link to it opens the sample immediately. */
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
  useBrokenLinks().collectAnchor(place);
  const chooser = useRef<HTMLButtonElement>(null);
  /** Chosen files; the first one is open. */
  const [files, setFiles] = useState<readonly NamedFile[]>([]);
  const [opened, ...others] = files;
  /** Names of dropped folders. */
  const [folders, setFolders] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const [sample, setSample] = useState<'loading' | 'missing'>();
  /** Latest choice of the reader: a slow sample does not replace a file chosen after it. */
  const latest = useRef<unknown>(undefined);
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

  function open(chosen: readonly NamedFile[], folderNames: readonly string[] = []): void {
    setFolders(folderNames);
    if (chosen.length > 0) {
      latest.current = chosen;
      setSample(undefined);
      setFiles(chosen);
      load();
    }
  }

  async function openSample(): Promise<void> {
    const own = {};
    latest.current = own;
    setSample('loading');
    load();
    try {
      const response = await fetch(sampleAddress);
      if (!response.ok) {
        throw new Error(`${sampleAddress} responded with ${response.status}`);
      }
      const file = await response.blob();
      if (latest.current === own) {
        open([{name: samplePath.split('/').at(-1)!, file}]);
      }
    } catch {
      if (latest.current === own) {
        setSample('missing');
      }
    }
  }

  function close(): void {
    flushSync(() => {
      setFiles([]);
      setFolders([]);
    });
    chooser.current!.focus();
  }

  useEffect(() => {
    if (window.location.hash === `#${place}`) {
      void openSample();
    }
    // Runs once, for the address of the page at loading.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  usePreventedDrops();

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const dropped = filesIn(event.dataTransfer);
    open(dropped.files, dropped.folders);
  }

  return (
    // Dropping is optional: the buttons do the same by keyboard. A dropped file replaces an open one.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id={place}
      className={clsx(styles.tool, isOver && styles.over, opened && 'site-wide')}
      data-markdown="off"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {folders.map((folder, at) => (
        <p key={at} role="alert" className={styles.missing}>
          {translate({id: 'tools.inspector.folder'}, {name: shownText(folder)})}
        </p>
      ))}
      {opened && others.length > 0 && (
        <p className={clsx('site-row', styles.others)}>
          {texts.others}
          {others.map((other, at) => (
            <button
              key={at}
              type="button"
              className="site-button"
              onClick={() => open([other, ...files.filter((file) => file !== other)])}
            >
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
        <FilePicker
          ref={chooser}
          isOver={isOver}
          status={
            isMissing
              ? 'missingCode'
              : sample === 'missing'
                ? 'missingSample'
                : (sample ?? opened) && 'loading'
          }
          onChoose={open}
          onSample={() => void openSample()}
        />
      )}
    </div>
  );
}
