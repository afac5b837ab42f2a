/**
 * A sample recording that plays in the page: what shows it comes when a reader asks for it. Until then, and
 * without JavaScript, there is a still picture.
 */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useOnDemand} from 'browser-utils';
import {texts, triedText} from './texts';
import {sampleId, tryEvent, type Tried} from './Try';
import {fetchPlayer, isWelcome} from './fetchPlayer';
import type {Settings, ViewName} from './views';
import styles from './styles.module.css';

/** The control of a setting; each curve has one of its own. */
function controlOf(box: HTMLElement, setting: Partial<Settings>): HTMLElement | null {
  const [[name, value] = []] = Object.entries(setting);
  const curve = name === 'series' ? `[value=${CSS.escape(String(value))}]` : '';
  return box.querySelector(`[name=${name}]${curve}`);
}

/** Whether the reader sees the start of an element. */
function isSeen(element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight / 2;
}

interface Props {
  views: readonly ViewName[];
  /** Path of the recording on the site. */
  sample: string;
  /** A small picture beside the text of a panel. */
  thumb?: ReactNode;
  /** The still picture; it fills the frame, and the recording plays by itself where that is welcome. */
  still?: ReactNode;
  /** Settings to try, with a link to the sample: also without JavaScript and as Markdown. */
  children?: ReactNode;
}

export function LiveRecording({views, sample, thumb, still, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const address = useBaseUrl(sample);
  const [isAsked, setAsked] = useState(false);
  const {code, isMissing, load} = useOnDemand(() => fetchPlayer(views, address));
  const box = useRef<HTMLElement>(null);
  const isHero = still !== undefined;
  const [tried, setTried] = useState<{settings: Partial<Settings>[]; from?: HTMLElement}>({
    settings: [],
  });
  const lastTried = tried.settings.at(-1);
  /** Height of the place that the player has left for the foot of the window, in pixels. */
  const [docked, setDocked] = useState<{height: number; wasAsked: boolean}>();

  function open() {
    setAsked(true);
    load();
  }

  useEffect(() => {
    const begin = () => requestIdleCallback(() => box.current && load());
    if (!isHero || !isWelcome()) {
      return;
    }
    if (document.readyState === 'complete') {
      begin();
    } else {
      window.addEventListener('load', begin, {once: true});
    }
    // Once for the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const section = box.current!;
    const tryIt = (event: Event) => {
      const {setting, from} = (event as CustomEvent<Tried>).detail;
      setTried(({settings}) => ({settings: [...settings, setting], from}));
      // The page stays where the reader is: the player comes to the row.
      if (!docked && !isSeen(section)) {
        setDocked({height: section.offsetHeight, wasAsked: isAsked});
      }
      open();
    };
    section.addEventListener(tryEvent, tryIt);
    return () => section.removeEventListener(tryEvent, tryIt);
  });

  // The button that opened it is gone: the keyboard goes on inside.
  const isOpen = code !== undefined;
  useEffect(() => {
    const section = box.current!;
    if (lastTried) {
      (docked ? tried.from! : section).scrollIntoView({block: 'nearest'});
    }
    if (isOpen && isAsked) {
      const control = lastTried && controlOf(section, lastTried);
      (control ?? section.querySelector('button'))?.focus({preventScroll: true});
    }
    // Row and place of the player belong to the last setting.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, isAsked, lastTried]);

  function goBack() {
    if (docked) {
      flushSync(() => {
        setAsked(docked.wasAsked);
        setTried(({settings}) => ({settings: docked.wasAsked ? settings : []}));
        setDocked(undefined);
      });
    } else {
      tried.from?.scrollIntoView({block: 'center'});
    }
    tried.from?.focus({preventScroll: true});
  }

  const button = (
    <button
      type="button"
      className={clsx('site-button no-print', styles.open)}
      disabled={!isBrowser}
      data-markdown="off"
      onClick={open}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4.5v15l12.5-7.5z" />
      </svg>
      {texts[isAsked && isMissing ? 'retry' : 'play']}
    </button>
  );
  const isShown = code && (isHero || isAsked);
  return (
    <div
      style={docked && {height: docked.height}}
      className={isHero ? undefined : `no-print ${styles.place}`}
    >
      <section
        ref={box}
        id={isHero ? undefined : sampleId}
        aria-label={texts.title}
        className={clsx(
          `site-box ${styles.frame}`,
          isHero ? styles.hero : styles.panel,
          (isShown || isAsked) && styles.opened,
          docked && styles.docked,
        )}
      >
        {isShown ? (
          <>
            <code.Player
              drive={code.drive}
              shown={code.shown}
              hasSettings={!isHero}
              tried={tried.settings}
            />
            {lastTried && (
              <p className={clsx('site-row', styles.tried)}>
                <span role="status">{triedText(lastTried)}</span>
                <button type="button" className="site-button" onClick={goBack}>
                  {texts.back}
                </button>
              </p>
            )}
          </>
        ) : (
          <>
            {still}
            <div className={clsx('site-row', styles.offer)}>
              {!isHero && !isAsked && (
                <>
                  <div className={styles.thumb}>{thumb}</div>
                  <div className={clsx('site-note', styles.about)}>{children}</div>
                </>
              )}
              <p role="status" className={styles.state}>
                {isAsked && texts[isMissing ? 'missing' : 'loading']}
              </p>
              {isAsked && !isMissing ? null : button}
            </div>
          </>
        )}
      </section>
    </div>
  );
}
