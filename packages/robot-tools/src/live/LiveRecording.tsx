/**
 * Sample recording that plays in the page. The code is loaded on request; until then, and without JavaScript,
 * a still picture is displayed.
 */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useOnDemand} from 'browser-utils';
import {PlayIcon} from './PlayIcon';
import {texts, triedText} from './texts';
import {sampleId, tryEvent, type Tried} from './Try';
import {fetchPlayer, isWelcome} from './fetchPlayer';
import type {Settings, ViewName} from './views';
import styles from './styles.module.css';

/** Returns the control of a setting; each curve has its own. */
function controlOf(box: HTMLElement, setting: Partial<Settings>): HTMLElement | null {
  const [[name, value] = []] = Object.entries(setting);
  const curve = name === 'series' ? `[value=${CSS.escape(String(value))}]` : '';
  return box.querySelector(`[name=${name}]${curve}`);
}

/** Reports whether the start of an element is in the upper half of the window. */
function isSeen(element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight / 2;
}

interface Props {
  views: readonly ViewName[];
  /** Path of the recording on the site. */
  sample: string;
  /** Small picture at the side of the text of a panel. */
  thumb?: ReactNode;
  /** Still picture, which fills the frame; with it, the recording plays automatically on fast connections. */
  still?: ReactNode;
  /** Introduction next to the button. */
  children?: ReactNode;
}

export function LiveRecording({views, sample, thumb, still, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const address = useBaseUrl(sample);
  const [isRequested, setRequested] = useState(false);
  const {code, isMissing, load} = useOnDemand(() => fetchPlayer(views, address));
  const box = useRef<HTMLElement>(null);
  const isHero = still !== undefined;
  const [tried, setTried] = useState<{settings: Partial<Settings>[]; from?: HTMLElement}>({
    settings: [],
  });
  const lastTried = tried.settings.at(-1);
  /** Set while the player is at the bottom of the window; height of its regular position in pixels. */
  const [docked, setDocked] = useState<{height: number; wasRequested: boolean}>();

  function open() {
    setRequested(true);
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
    // Runs once per page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const section = box.current!;
    const tryIt = (event: Event) => {
      const {setting, from} = (event as CustomEvent<Tried>).detail;
      setTried(({settings}) => ({settings: [...settings, setting], from}));
      // Docks the player next to the row, instead of scrolling the page.
      if (!docked && !isSeen(section)) {
        setDocked({height: section.offsetHeight, wasRequested: isRequested});
      }
      open();
    };
    section.addEventListener(tryEvent, tryIt);
    return () => section.removeEventListener(tryEvent, tryIt);
  });

  // Moves the focus inside, because the pressed button no longer exists.
  const isOpen = code !== undefined;
  useEffect(() => {
    const section = box.current!;
    if (lastTried) {
      (docked ? tried.from! : section).scrollIntoView({block: 'nearest'});
    }
    if (isOpen && isRequested) {
      const control = lastTried && controlOf(section, lastTried);
      (control ?? section.querySelector('button'))?.focus({preventScroll: true});
    }
    // `docked` and `tried` change together with `lastTried`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, isRequested, lastTried]);

  function goBack() {
    if (docked) {
      flushSync(() => {
        setRequested(docked.wasRequested);
        setTried(({settings}) => ({settings: docked.wasRequested ? settings : []}));
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
      <PlayIcon />
      {texts[isRequested && isMissing ? 'retry' : 'play']}
    </button>
  );
  const isShown = code && (isHero || isRequested);
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
          (isShown || isRequested) && styles.opened,
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
              {!isHero && !isRequested && (
                <>
                  <div className={styles.thumb}>{thumb}</div>
                  <div className={clsx('site-note', styles.about)}>{children}</div>
                </>
              )}
              <p role="status" className={styles.state}>
                {isRequested && texts[isMissing ? 'missing' : 'loading']}
              </p>
              {isRequested && !isMissing ? null : button}
            </div>
          </>
        )}
      </section>
    </div>
  );
}
