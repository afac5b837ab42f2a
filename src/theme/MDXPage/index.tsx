/**
 * Markdown page outside the docs (about, changelog, legal, security). Replaces the theme's page, which has
 * neither the text styles of doc pages nor a table of contents on phones. A wrapper could only change the
 * content of the theme's page: the table of contents would be inside the article, as a part of the text for
 * search and Markdown pages, and a page without one would have the narrow column.
 */
import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, description, frontMatter, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const {keywords, hide_table_of_contents: hideToc} = frontMatter;
  const showToc = !hideToc && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title} description={description} keywords={keywords} />
        <main className="container margin-vert--lg">
          <div className={clsx(showToc && styles.layout)}>
            <div className={styles.column}>
              {showToc && <TOCCollapsible toc={toc} />}
              <article className="markdown">
                <MDXContent>
                  <Content />
                </MDXContent>
              </article>
              {(editUrl || lastUpdatedAt) && (
                <EditMetaRow
                  className={clsx('margin-top--lg', ThemeClassNames.pages.pageFooterEditMetaRow)}
                  editUrl={editUrl}
                  lastUpdatedAt={lastUpdatedAt}
                  lastUpdatedBy={lastUpdatedBy}
                />
              )}
            </div>
            {showToc && (
              <div className={styles.toc}>
                <TOC toc={toc} />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
