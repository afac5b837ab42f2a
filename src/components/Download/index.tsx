/**
 * Parts of the download page. Everything is in the built HTML; in the browser the main button turns into
 * a download for the visitor's system, in a place that is large enough for it, so that nothing moves.
 */
import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import commands from '@generated/code/default/download.json';
import Heading from '@theme/Heading';
import CodeBlock from '@site/src/theme/CodeBlock';
import type {Locale} from '@site/src/config/locales';
import {
  desktopSystems,
  downloadSources,
  downloadTexts as texts,
  type DesktopFile,
  type DesktopSystem,
  type DocLink,
  type Tool,
} from '@site/src/data/downloads';
import styles from './styles.module.css';
import {useVisitorFile} from './useVisitorFile';

const nameOf = (suffix: DesktopFile) => `coStudio_latest-${suffix}`;
const addressOf = (suffix: DesktopFile, locale: Locale) =>
  downloadSources.desktop[locale] + nameOf(suffix);

/** Text with `code` in backticks. */
function WithCode({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** A shell command, highlighted by the build. */
function Command({code, title}: {code: string; title?: string}): ReactNode {
  return (
    <CodeBlock language="bash" title={title} html={commands[code]}>
      {code}
    </CodeBlock>
  );
}

/** Links to pages, on one line where there is room. */
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

/** The button that downloads coStudio; without JavaScript it leads to the list of files. */
export function MainDownload({locale}: {locale: Locale}): ReactNode {
  const suffix = useVisitorFile();
  const system = desktopSystems.find(({files}) => files.some((file) => file.suffix === suffix));
  const file = system?.files.find((one) => one.suffix === suffix);
  return (
    <div className={styles.start}>
      <a
        className={styles.button}
        href={file ? addressOf(file.suffix, locale) : '#costudio'}
        data-markdown="off"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 3v9m-4-4 4 4 4-4M4 16.5h12" />
        </svg>
        {system ? texts.getDesktopFor[locale] + system.name : texts.getDesktop[locale]}
      </a>
      <p className={styles.detail}>
        {file ? `${nameOf(file.suffix)} · ${file.architecture[locale]}` : texts.allSystems[locale]}
      </p>
      <p className={styles.detail}>
        <a href="#costudio">{texts.otherFiles[locale]}</a>
        <Link href={downloadSources.releaseNotes}>{texts.releaseNotes[locale]}</Link>
        <Link to="/docs/client/uninstall">{texts.uninstall[locale]}</Link>
      </p>
    </div>
  );
}

function SystemFiles({system, locale}: {system: DesktopSystem; locale: Locale}): ReactNode {
  return (
    <section className={styles.system}>
      <Heading as="h3" id={system.id} className={styles.systemName}>
        {system.name}
      </Heading>
      <div>
        <ul className={styles.files}>
          {system.files.map(({suffix, architecture}) => (
            <li key={suffix}>
              <a href={addressOf(suffix, locale)}>{nameOf(suffix)}</a>
              <span className={styles.architecture}>{architecture[locale]}</span>
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
      </div>
    </section>
  );
}

/** All files of coStudio, by system. */
export function DesktopFiles({locale}: {locale: Locale}): ReactNode {
  return (
    <section className={styles.block}>
      <Heading as="h2" id="costudio">
        {texts.desktopFiles[locale]}
      </Heading>
      <p className={styles.text}>
        <WithCode text={texts.desktop[locale]} />
      </p>
      {desktopSystems.map((system) => (
        <SystemFiles key={system.id} system={system} locale={locale} />
      ))}
    </section>
  );
}

/** A tool: its command first, then what it is for. */
export function ToolSection({tool, locale}: {tool: Tool; locale: Locale}): ReactNode {
  return (
    <section className={styles.tool}>
      <Heading as="h2" id={tool.id} className={styles.toolName}>
        {tool.name[locale]}
      </Heading>
      <div>
        {tool.commands.map(({title, code}) => (
          <Command key={title.en} title={title[locale]} code={code[locale]} />
        ))}
        <p>{tool.purpose[locale]}</p>
        {tool.systems && (
          <p className={styles.note}>
            {texts.works[locale]}
            <WithCode text={tool.systems[locale]} />
          </p>
        )}
        <DocLinks links={tool.links} locale={locale} />
      </div>
    </section>
  );
}
