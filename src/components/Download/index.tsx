/**
 * Parts of the download page. Everything is in the built HTML; in the browser the visitor's system
 * is marked in places that are kept free for it, so that nothing moves.
 */
import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import commands from '@generated/code/default/download.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import CodeBlock from '@site/src/theme/CodeBlock';
import type {Locale} from '@site/src/config/locales';
import {
  desktopSystems,
  downloadSources,
  downloadTexts as texts,
  type DesktopSystem,
  type DocLink,
  type Tool,
} from '@site/src/data/downloads';
import styles from './styles.module.css';
import {useVisitorSystem} from './useVisitorSystem';

/** Text with `code` in backticks. */
function WithCode({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** A shell command, highlighted by the build. */
function Command({code, title}: {code: string; title?: string}): ReactNode {
  return (
    <CodeBlock language="bash" title={title} html={commands[code]} className={styles.command}>
      {code}
    </CodeBlock>
  );
}

function DocLinks({links, locale}: {links: readonly DocLink[]; locale: Locale}): ReactNode {
  return (
    links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label[locale]}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

interface SystemCardProps {
  system: DesktopSystem;
  locale: Locale;
  current: boolean;
}

function SystemCard({system, locale, current}: SystemCardProps): ReactNode {
  return (
    <li className={clsx(styles.card, current && styles.current)}>
      <div className={styles.cardTitle}>
        <Heading as="h3" id={system.id}>
          {system.name}
        </Heading>
        <span className={clsx(styles.badge, !current && styles.reserved)} data-markdown="off">
          {texts.yourSystem[locale]}
        </span>
      </div>
      <ul className={styles.files} aria-label={`${system.name}: ${texts.files[locale]}`}>
        {system.files.map(({name, architecture}) => (
          <li key={name}>
            <code>{name}</code> <span className={styles.architecture}>{architecture[locale]}</span>
          </li>
        ))}
      </ul>
      <p>{system.install[locale]}</p>
      {system.command && <Command code={system.command} />}
      {system.notes.map((note) => (
        <p key={note.en} className={styles.note}>
          <WithCode text={note[locale]} />
        </p>
      ))}
      <DocLinks links={system.links} locale={locale} />
    </li>
  );
}

export function Desktop({locale}: {locale: Locale}): ReactNode {
  const visitor = useVisitorSystem();
  const mine = desktopSystems.find(({id}) => id === visitor);
  return (
    <section>
      <Heading as="h2" id="costudio">
        coStudio
      </Heading>
      <p className={styles.text}>
        <WithCode text={texts.desktop[locale]} />
      </p>
      <div className={styles.start}>
        <Link className="button button--primary" href={downloadSources.page}>
          {texts.getDesktop[locale]}
        </Link>
        <p className={styles.detected}>
          {mine ? (
            <>
              {texts.detected[locale]}
              <a href={`#${mine.id}`}>{mine.name}</a>
            </>
          ) : (
            texts.allSystems[locale]
          )}
        </p>
      </div>
      <p className={styles.text}>
        <WithCode text={texts.newest[locale]} />
        <Link href={downloadSources.releaseNotes}>{texts.releaseNotes[locale]}</Link>
        {locale === 'zh' ? '。' : '.'}
      </p>
      <ul className={styles.cards}>
        {desktopSystems.map((system) => (
          <SystemCard key={system.id} system={system} locale={locale} current={system === mine} />
        ))}
      </ul>
    </section>
  );
}

export function ToolSection({tool, locale}: {tool: Tool; locale: Locale}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={tool.id}>
        {tool.name[locale]}
      </Heading>
      <p className={styles.text}>{tool.purpose[locale]}</p>
      {tool.systems && (
        <p className={styles.text}>
          <strong>{texts.works[locale]}</strong>
          <WithCode text={tool.systems[locale]} />
        </p>
      )}
      {tool.commands.map(({title, code}) => (
        <Command key={title.en} title={title[locale]} code={code[locale]} />
      ))}
      <DocLinks links={tool.links} locale={locale} />
    </section>
  );
}
