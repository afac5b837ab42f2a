/** Adds the copy menu beside the page's title, and its description as a lead below. */
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

export default function DocItemContentWithLead({children}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return (
    <div className={styles.content}>
      <DocItemContent>
        <CopyPage markdown={`${metadata.permalink}.md`} />
        {frontMatter.description && <p className={styles.lead}>{frontMatter.description}</p>}
        {children}
      </DocItemContent>
    </div>
  );
}
