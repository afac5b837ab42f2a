/**
 * Glossary term in a text, inserted by `remark.ts`: a link to its entry. With JavaScript it is a button that
 * explains the term in place (`client/glossaryTerms.ts`).
 */
import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import './styles.css';

export default function GlossaryTerm({id, children}: {id: string; children: ReactNode}): ReactNode {
  const page = useBaseUrl('/docs/others/glossary');
  return (
    <a
      className="glossary-term"
      href={`${page}#${id}`}
      {...(useIsBrowser() && {role: 'button', 'aria-expanded': false})}
    >
      {children}
    </a>
  );
}
