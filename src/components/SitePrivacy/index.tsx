/** The tables of the privacy page about this site, printed from `src/data/site-privacy.ts`. */
import React, {type ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import Table from '@site/src/components/Table';
import useLocale from '@site/src/components/useLocale';
import type {AnalyticsGlobalData} from '@site/src/plugins/analytics';
import {
  analyticsHost,
  optionalParts,
  outsideRequests,
  storedKeys,
  type OptionalPart,
} from '@site/src/data/site-privacy';
import styles from './styles.module.css';

const texts = {
  zh: {
    stored: ['键', '内容', '何时写入'],
    requests: ['主机', '何时请求', '发送的内容', '需要打开'],
    onlyWith: (part: string) => `需要打开：${part}`,
    isOn: '本站已打开',
  },
  en: {
    stored: ['Key', 'What it holds', 'Written when'],
    requests: ['Host', 'When', 'What is sent', 'Needs'],
    onlyWith: (part: string) => `Only with: ${part}`,
    isOn: 'On in this build',
  },
} as const;

function Codes({of}: {of: readonly string[]}): ReactNode {
  return of.map((text) => (
    <React.Fragment key={text}>
      <span className={styles.line}>
        <code translate="no">{text}</code>
      </span>{' '}
    </React.Fragment>
  ));
}

function HeaderRow({cells}: {cells: readonly string[]}): ReactNode {
  return (
    <thead>
      <tr>
        {cells.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function StoredKeys(): ReactNode {
  const locale = useLocale();
  const note = (part: OptionalPart) => texts[locale].onlyWith(optionalParts[part].name[locale]);
  return (
    <Table>
      <HeaderRow cells={texts[locale].stored} />
      <tbody>
        {storedKeys.map(({key, storage, holds, writtenWhen, onlyWith}) => (
          <tr key={key}>
            <th scope="row" className={styles.subject}>
              <Codes of={[key]} />
              <span className={styles.detail}>{storage}</span>
            </th>
            <td>{holds[locale]}</td>
            <td>
              {writtenWhen[locale]}{' '}
              {onlyWith && <span className={styles.detail}>{note(onlyWith)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function OutsideRequests(): ReactNode {
  const locale = useLocale();
  const analytics = usePluginData('analytics') as AnalyticsGlobalData | undefined;
  const named = (host: string) => (host === analyticsHost && analytics?.host) || host;
  return (
    <Table>
      <HeaderRow cells={texts[locale].requests} />
      <tbody>
        {outsideRequests.map(({hosts, when, sends, onlyWith}) => (
          <tr key={hosts[0]}>
            <th scope="row" className={styles.subject}>
              <Codes of={hosts.map(named)} />
            </th>
            <td>{when[locale]}</td>
            <td>{sends[locale]}</td>
            <td className={styles.needs}>
              {optionalParts[onlyWith].name[locale]} <Codes of={optionalParts[onlyWith].settings} />
              {onlyWith === 'analytics' && analytics && (
                <span className={styles.detail}>{texts[locale].isOn}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
