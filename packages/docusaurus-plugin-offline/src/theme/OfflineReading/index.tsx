/**
 * Switch in the footer for offline reading, shown if scripts run and the browser supports offline
 * storage. The dialog is loaded with the first click.
 */
import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useOnDemand} from 'browser-utils';
import clsx from 'clsx';
import {cacheName, listPath} from '../../set';
import styles from './styles.module.css';

/** `npm start` writes no file lists. */
const isBuilt = process.env.NODE_ENV === 'production';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** If site data is blocked, some browsers throw on access to `caches`; `async` turns this into a rejection. */
const isStored = async (locale: string): Promise<boolean> =>
  (await caches.match(listPath(locale), {cacheName})) !== undefined;

export default function OfflineReading(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const isOffered = useIsBrowser() && isBuilt && isSupported();
  const [isOn, setOn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const {
    code: Dialog,
    isMissing,
    load,
  } = useOnDemand(async () => (await import('./Dialog')).default);
  const {pathname} = useLocation();

  // On wide screens, Back leaves the page below the dialog.
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (isOffered && !isOpen) {
      isStored(locale).then(setOn, () => {});
    }
  }, [isOffered, isOpen, locale]);

  function open(): void {
    load();
    setOpen(true);
  }

  return (
    <div className={styles.place} data-search="off" data-markdown="off">
      {isOffered && (
        <button
          type="button"
          className={clsx('site-button', styles.switch)}
          aria-haspopup="dialog"
          onClick={open}
        >
          <span className={styles.sign} data-on={isOn || undefined} aria-hidden="true" />
          {isOn
            ? translate({id: 'offline.switch.on', message: '离线阅读：已开启'})
            : translate({id: 'offline.switch.off', message: '离线阅读：已关闭'})}
        </button>
      )}
      <span role="status">
        {isMissing && translate({id: 'offline.failure.network', message: '连接中断，稍后再试。'})}
      </span>
      {isOpen && Dialog && <Dialog locale={locale} onClose={() => setOpen(false)} />}
    </div>
  );
}
