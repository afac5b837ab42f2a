/**
 * Replaces the theme's content of a page. Adds the copy menu next to the title, and class names that the reader
 * view of browsers recognizes. The description of a page is for search engines and cards: every page begins
 * with a paragraph that contains the same in more detail, styled as the lead (`src/css/site.css`).
 */
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import clsx from 'clsx';
import CopyPage from '@site/src/components/CopyPage';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, contentTitle} = useDoc();
  return (
    <div
      id="article-body"
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown article-body')}
    >
      {contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>
        <CopyPage markdown={`${metadata.permalink}.md`} />
        {children}
      </MDXContent>
    </div>
  );
}
