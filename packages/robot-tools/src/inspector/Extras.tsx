import React, {use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RecordingClient, Summary} from 'recording-reader';
import CopyButton from '../ui/CopyButton';
import {shownText} from '../ui/shownText';
import useLocale from '../ui/useLocale';
import {sizeText, uploadLine} from './format';
import {Pages} from './pages';
import {texts} from './texts';
import styles from './styles.module.css';

interface Props {
  name: string;
  summary: Summary;
  client: RecordingClient;
}

/** Attachments, metadata, and the upload command. */
export default function Extras({name, summary, client}: Props): ReactNode {
  const locale = useLocale();
  const {attachments, metadata} = summary;
  const line = uploadLine(name);

  async function save(index: number): Promise<void> {
    const blob = await client.ask('attachment', index);
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
          <summary>{`${texts.attachments} (${attachments.length})`}</summary>
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
          <summary>{`${texts.metadata} (${metadata.length})`}</summary>
          {metadata.map((record, at) => (
            <dl key={at}>
              <dt>{shownText(record.name)}</dt>
              {record.values.slice(0, 200).map(([key, value]) => (
                <dd key={key}>
                  <code translate="no">{shownText(key)}</code> {shownText(value, 2000)}
                </dd>
              ))}
            </dl>
          ))}
        </details>
      )}
      <div className={styles.upload}>
        <p className="text--bold">{texts.upload}</p>
        <p className={styles.line}>
          <code translate="no">{line}</code> <CopyButton text={() => line} />
        </p>
        <p className="site-note">
          {texts.uploadMeans} <Link to={use(Pages).upload}>{texts.uploadPage}</Link>
        </p>
      </div>
    </>
  );
}
