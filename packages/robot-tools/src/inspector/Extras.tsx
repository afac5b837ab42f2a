import React, {use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {RecordingClient, Summary} from 'recording-reader';
import CopyButton from '../ui/CopyButton';
import {shownText} from '../ui/shownText';
import useLocale from '../ui/useLocale';
import {sizeText, uploadLine} from './format';
import {Pages} from './pages';
import {countedText, texts} from './texts';
import styles from './styles.module.css';

interface Props {
  name: string;
  summary: Summary;
  client: RecordingClient;
}

/** Maximum number of displayed values of a metadata record. */
const shownValues = 200;

/** Attachments, metadata, and the upload command. */
export default function Extras({name, summary, client}: Props): ReactNode {
  const locale = useLocale();
  const {attachments, attachmentCount, metadata, metadataCount} = summary;
  const line = uploadLine(name);

  async function save(index: number): Promise<void> {
    const blob = await client.request('attachment', index);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = attachments[index]!.name.replace(/^.*[\\/]/, '') || 'attachment';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <>
      {attachments.length > 0 && (
        <details className={styles.extra}>
          <summary>
            {countedText('attachments', attachmentCount, attachments.length, locale)}
          </summary>
          <ul>
            {attachments.map((attachment, index) => (
              <li key={index}>
                <code translate="no">{shownText(attachment.name)}</code>{' '}
                {shownText(attachment.mediaType)} · {sizeText(attachment.size, locale)}{' '}
                <button type="button" className="site-button" onClick={() => void save(index)}>
                  {texts.download}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {metadata.length > 0 && (
        <details className={styles.extra}>
          <summary>{countedText('metadata', metadataCount, metadata.length, locale)}</summary>
          {metadata.map((record, at) => (
            <dl key={at}>
              <dt>{shownText(record.name)}</dt>
              {record.values.slice(0, shownValues).map(([key, value]) => (
                <dd key={key}>
                  <code translate="no">{shownText(key)}</code> {shownText(value, 2000)}
                </dd>
              ))}
              {record.values.length > shownValues && <dd>{texts.more}</dd>}
            </dl>
          ))}
        </details>
      )}
      <div className={styles.upload}>
        <p className="text--bold">{texts.upload}</p>
        <p className={clsx('site-row', styles.line)}>
          <code translate="no">{line}</code>
          <CopyButton text={() => line} />
        </p>
        <p className="site-note">
          {texts.uploadMeans} <Link to={use(Pages).upload}>{texts.uploadPage}</Link>
        </p>
      </div>
    </>
  );
}
