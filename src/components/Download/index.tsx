/**
 * Parts of the download page. The built HTML contains everything; in the browser the main button becomes a
 * download for the visitor's system, in a space of sufficient size, so that nothing moves.
 */
import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import commands from '@generated/docusaurus-plugin-code/default/commands.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import {LineIcon} from 'browser-utils';
import type {Locale} from '@site/src/config/locales';
import {
  desktopSystems,
  downloadSources,
  downloadTexts as texts,
  type DesktopFile,
  type DocLink,
  type Tool,
} from '@site/src/data/downloads';
import useLocale from '@site/src/components/useLocale';
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

interface SectionProps {
  id: string;
  as: 'h2' | 'h3';
  name: string;
  links: readonly DocLink[];
  children: ReactNode;
}

/** Description on the left, commands on the right, with links to pages. */
function Section({id, as, name, links, children}: SectionProps): ReactNode {
  const locale = useLocale();
  return (
    <section className={styles.section}>
      <Heading as={as} id={id} className={styles.name}>
        {name}
      </Heading>
      <div>
        {children}
        {links.length > 0 && (
          <ul className={clsx('clean-list', styles.links)}>
            {links.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label[locale]}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Download button of coStudio; without JavaScript it leads to the list of files. */
export function MainDownload(): ReactNode {
  const locale = useLocale();
  const suffix = useVisitorFile();
  const system = desktopSystems.find(({files}) => files.some((file) => file.suffix === suffix));
  const file = system?.files.find((one) => one.suffix === suffix);
  return (
    <>
      <a
        className={clsx('button button--primary', styles.button)}
        href={file ? addressOf(file.suffix, locale) : '#costudio'}
        data-markdown="off"
      >
        <LineIcon d="M12 4v11M7 11l5 5 5-5M4.5 20h15" />
        {system ? texts.getDesktopFor[locale] + system.name : texts.getDesktop[locale]}
      </a>
      <p className={clsx('site-note', styles.detail)}>
        {file ? `${nameOf(file.suffix)} · ${file.architecture[locale]}` : texts.allSystems[locale]}
      </p>
      <p className={clsx('site-note', styles.detail)}>
        <a href="#costudio">{texts.otherFiles[locale]}</a>
        <Link href={downloadSources.releaseNotes}>{texts.releaseNotes[locale]}</Link>
        <Link to="/docs/client/uninstall">{texts.uninstall[locale]}</Link>
      </p>
    </>
  );
}

/** All files of coStudio, by system. */
export function DesktopFiles(): ReactNode {
  const locale = useLocale();
  return (
    <section className={styles.block}>
      <Heading as="h2" id="costudio">
        {texts.desktopFiles[locale]}
      </Heading>
      <p>
        <WithCode text={texts.desktop[locale]} />
      </p>
      {desktopSystems.map(({id, name, files, install, command, notes, links}) => (
        <Section key={id} id={id} as="h3" name={name} links={links}>
          <ul className={clsx('clean-list', styles.files)}>
            {files.map(({suffix, architecture}) => (
              <li key={suffix}>
                <a href={addressOf(suffix, locale)}>{nameOf(suffix)}</a>
                <span className="site-note">{architecture[locale]}</span>
              </li>
            ))}
          </ul>
          <p>{install[locale]}</p>
          {command && <Command code={command} />}
          {notes.map((note) => (
            <p key={note.en} className="site-note">
              <WithCode text={note[locale]} />
            </p>
          ))}
        </Section>
      ))}
    </section>
  );
}

/** Tool: its command first, then its purpose. */
export function ToolSection({tool}: {tool: Tool}): ReactNode {
  const locale = useLocale();
  return (
    <Section id={tool.id} as="h2" name={tool.name[locale]} links={tool.links}>
      {tool.commands.map(({title, code}) => (
        <Command key={title.en} title={title[locale]} code={code[locale]} />
      ))}
      <p>{tool.purpose[locale]}</p>
      {tool.systems && (
        <p className="site-note">
          {texts.works[locale]}
          <WithCode text={tool.systems[locale]} />
        </p>
      )}
    </Section>
  );
}
