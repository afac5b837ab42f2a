/**
 * Adds the copy menu beside the page's title. The description of a page is for search engines and cards:
 * every page begins with a paragraph that says the same at more length, and is set as the lead
 * (`src/css/site.css`).
 */
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import CopyPage from '@site/src/components/CopyPage';

export default function DocItemContentWithCopy({children}: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <DocItemContent>
      <CopyPage markdown={`${permalink}.md`} />
      {children}
    </DocItemContent>
  );
}
