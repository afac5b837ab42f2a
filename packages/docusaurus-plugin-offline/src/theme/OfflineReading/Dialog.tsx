/** Dialog that explains offline reading, switches it on and off, and shows the progress. */
import React, {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  cancel,
  currentStatus,
  startDownload,
  offeredList,
  readStatus,
  remove,
  subscribe,
  type Failure,
} from '../../device';
import {filesOf, type FileList} from '../../set';
import {Modal} from 'browser-utils';
import styles from './dialog.module.css';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const failures: Record<Failure, string> = {
  network: translate({id: 'offline.failure.network', message: '连接中断，稍后再试。'}),
  space: translate({
    id: 'offline.failure.space',
    message: '设备上的空间不够。这次下载的文件已经删除。',
  }),
  mismatch: translate({id: 'offline.failure.mismatch', message: '服务器正在更换文件，稍后再试。'}),
  otherTab: translate({id: 'offline.failure.elsewhere', message: '另一个标签页正在下载。'}),
  refused: translate({
    id: 'offline.failure.refused',
    message: '浏览器不允许本站在设备上保存文件，例如在无痕窗口中。',
  }),
};

const labels = {
  start: translate({id: 'offline.start', message: '下载并开启'}),
  resume: translate({id: 'offline.resume', message: '继续下载'}),
  update: translate({id: 'offline.update', message: '更新'}),
  remove: translate({id: 'offline.remove', message: '关闭离线阅读并删除文件'}),
  cancel: translate({id: 'offline.cancel', message: '取消下载'}),
  close: translate({id: 'offline.close', message: '关闭窗口'}),
};

/** Contents and size of the download. */
function Offer({offer}: {offer: FileList | null | undefined}): ReactNode {
  const hasSearch = offer && filesOf(offer).some(({path}) => path.includes('/search/index.'));
  return (
    <>
      <p>
        {translate({
          id: 'offline.what',
          message: '把中文的全部页面和插图保存到这台设备上，没有网络也能阅读。',
        })}
      </p>
      {hasSearch && (
        <p>{translate({id: 'offline.search', message: '搜索索引一起保存，离线时也能搜索。'})}</p>
      )}
      <p className="text--bold" role="status">
        {offer &&
          translate(
            {id: 'offline.size', message: '下载约 {download}（压缩后），在设备上占用约 {size}。'},
            {download: megabytes(offer.download), size: megabytes(offer.size)},
          )}
        {offer === null && failures.network}
      </p>
      <p>
        {translate({
          id: 'offline.updates',
          message: '本站更新后，下次打开时自动下载有变化的文件。关闭时会删除所有保存的文件。',
        })}
      </p>
    </>
  );
}

/** Progress bar; screen readers announce each quarter. */
function Progress({done, total}: {done: number; total: number}): ReactNode {
  const id = useId();
  const text = (count: number) =>
    translate(
      {id: 'offline.progress', message: '已下载 {done} / {total} 个文件'},
      {done: count, total},
    );
  const quarter = Math.floor((4 * done) / Math.max(total, 1));
  return (
    <div className={styles.progress}>
      <progress value={done} max={total} aria-labelledby={id} />
      <span id={id}>{text(done)}</span>
      <span className="visually-hidden" role="status">
        {quarter > 0 && text(Math.round((quarter * total) / 4))}
      </span>
    </div>
  );
}

/** A button; without `act` it closes the dialog. */
const Action = ({
  name,
  act,
  isMain = false,
}: {
  name: keyof typeof labels;
  act?: () => void;
  isMain?: boolean;
}): ReactNode => (
  <button
    type={act ? 'button' : 'submit'}
    className={clsx('site-button', isMain && 'site-button--primary')}
    onClick={act}
  >
    {labels[name]}
  </button>
);

export default function OfflineDialog({
  locale,
  onClose,
}: {
  locale: string;
  onClose: () => void;
}): ReactNode {
  const title = useId();
  const {phase, stored, progress, failure} = useSyncExternalStore(subscribe, currentStatus);
  /** List of the server: undefined before the response, null if it cannot be reached. */
  const [offer, setOffer] = useState<FileList | null>();
  const [wasRemoved, setRemoved] = useState(false);

  useEffect(() => {
    offeredList(locale).then(setOffer, () => setOffer(null));
    void readStatus(locale);
  }, [locale]);

  function start() {
    setRemoved(false);
    void startDownload(locale);
  }

  const isBehind = phase === 'on' && offer && stored && offer.version !== stored.version;
  return (
    <Modal className={`site-box ${styles.dialog}`} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{translate({id: 'offline.title', message: '离线阅读'})}</h2>
      {phase === 'off' && <Offer offer={offer} />}
      {phase === 'working' && (
        <>
          <Progress {...(progress ?? {done: 0, total: 1})} />
          <p>
            {translate({
              id: 'offline.working',
              message: '下载时可以继续阅读。离开本站会暂停，下次打开时接着下载。',
            })}
          </p>
        </>
      )}
      {phase === 'stopped' && (
        <p>{translate({id: 'offline.stopped', message: '下载还没有完成。'})}</p>
      )}
      {phase === 'on' && stored && (
        <p>
          {translate(
            {
              id: 'offline.on',
              message: '已开启：没有网络也能阅读。保存于 {date}，占用约 {size}。',
            },
            {
              date: new Date(stored.keptAt).toLocaleString(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
              }),
              size: megabytes(stored.size),
            },
          )}
        </p>
      )}
      <p role="status" className="text--bold">
        {isBehind && translate({id: 'offline.behind', message: '本站有新的版本。'})}
        {phase === 'off' &&
          wasRemoved &&
          translate({id: 'offline.removed', message: '已关闭，保存的文件都已删除。'})}
        {failure && failures[failure]}
      </p>
      <form method="dialog" className="site-row">
        {phase === 'off' && offer && <Action isMain name="start" act={start} />}
        {phase === 'stopped' && <Action isMain name="resume" act={start} />}
        {isBehind && <Action isMain name="update" act={start} />}
        {(phase === 'stopped' || phase === 'on') && (
          <Action name="remove" act={() => void remove(locale).then(() => setRemoved(true))} />
        )}
        <Action isMain={phase === 'working'} name="close" />
        {phase === 'working' && <Action name="cancel" act={cancel} />}
      </form>
    </Modal>
  );
}
