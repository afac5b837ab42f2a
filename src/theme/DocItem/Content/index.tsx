/** Adds the page's description as a lead below its title. */
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import styles from './styles.module.css';

export default function DocItemContentWithLead({children}: Props): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <DocItemContent>
      {frontMatter.description && <p className={styles.lead}>{frontMatter.description}</p>}
      {children}
    </DocItemContent>
  );
}
