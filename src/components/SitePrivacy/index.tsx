/** Tables of the privacy page, rendered from `src/data/site-privacy.ts`. */
import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Table, {
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '@site/src/components/Table';
import useLocale from '@site/src/components/useLocale';
import type {AnalyticsSettings} from '@site/src/config/analytics';
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

/** Table that phones show row by row, with the heading of the column in each cell. */
function Rows({headings, children}: {headings: readonly string[]; children: ReactNode}): ReactNode {
  const labels = headings.map((heading, index) => [`--label-${index + 1}`, `'${heading}'`]);
  return (
    <Table data-kind="rows" style={Object.fromEntries(labels.slice(1))}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableHeading key={heading} scope="col">
              {heading}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

export function StoredKeys(): ReactNode {
  const locale = useLocale();
  const note = (part: OptionalPart) => texts[locale].onlyWith(optionalParts[part].name[locale]);
  return (
    <Rows headings={texts[locale].stored}>
      {storedKeys.map(({key, storage, holds, writtenWhen, onlyWith}) => (
        <TableRow key={key}>
          <TableCell>
            <Codes of={[key]} />
            <span className={styles.detail}>{storage}</span>
          </TableCell>
          <TableCell>{holds[locale]}</TableCell>
          <TableCell>
            {writtenWhen[locale]}{' '}
            {onlyWith && <span className={styles.detail}>{note(onlyWith)}</span>}
          </TableCell>
        </TableRow>
      ))}
    </Rows>
  );
}

export function OutsideRequests(): ReactNode {
  const locale = useLocale();
  const {customFields} = useDocusaurusContext().siteConfig;
  const analytics = customFields?.analytics as AnalyticsSettings | undefined;
  const named = (host: string) =>
    host === analyticsHost && analytics ? new URL(analytics.scriptUrl).host : host;
  return (
    <Rows headings={texts[locale].requests}>
      {outsideRequests.map(({hosts, when, sends, onlyWith}) => (
        <TableRow key={hosts[0]}>
          <TableCell>
            <Codes of={hosts.map(named)} />
          </TableCell>
          <TableCell>{when[locale]}</TableCell>
          <TableCell>{sends[locale]}</TableCell>
          <TableCell>
            {optionalParts[onlyWith].name[locale]} <Codes of={optionalParts[onlyWith].settings} />
            {onlyWith === 'analytics' && analytics && (
              <span className={styles.detail}>{texts[locale].isOn}</span>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Rows>
  );
}
