/** The terms of one section of the glossary, each with an anchor of its own. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import entries from '@generated/docusaurus-plugin-glossary/default/entries.json';
import {partsOf} from '../../definitionParts';
import styles from './styles.module.css';

export default function GlossaryTerms({section}: {section: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const own = entries.filter((entry) => entry.section === section);
  own.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.list}>
      {own.map(({id, term, other, definition, page}) => (
        <div key={id} id={id} className={styles.entry}>
          <dt className={styles.term}>
            <dfn>{term}</dfn>
            {other && <span className={styles.other}> {other}</span>}
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
                <Link to={`/docs/${page}`} className={styles.more} aria-describedby={id}>
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
