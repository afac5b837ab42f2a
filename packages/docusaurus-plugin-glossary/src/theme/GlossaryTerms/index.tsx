/** Terms of one section of the glossary, each with an anchor. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import entries from '@generated/docusaurus-plugin-glossary/default/entries.json';
import {partsOf} from '../../definitionParts';
import styles from './styles.module.css';

export default function GlossaryTerms({section}: {section: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const otherLanguage =
    localeConfigs[locales.find((locale) => locale !== currentLocale)!]!.htmlLang;
  const own = entries.filter((entry) => entry.section === section);
  own.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.list}>
      {own.map(({id, term, other, definition, page}) => (
        <div key={id} id={id} className={styles.entry}>
          <dt className={styles.term}>
            <dfn>{term}</dfn>
            {other && (
              <span className={styles.other} lang={otherLanguage}>
                {' '}
                {other}
              </span>
            )}
          </dt>
          <dd className={styles.definition}>
            {partsOf(definition).map((part, place) =>
              place % 2 ? (
                <span key={place} translate="no">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
            {page && (
              <>
                {' '}
                <Link
                  to={`/docs/${page}`}
                  className={styles.more}
                  aria-describedby={id}
                  data-search="off"
                >
                  <Translate id="glossary.more">详细说明</Translate>
                </Link>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
