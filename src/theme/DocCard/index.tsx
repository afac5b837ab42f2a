/**
 * Card of a category index. Replaces the theme's: whole titles and descriptions instead of
 * one cut line, the number of pages of a section, and no emoji.
 */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCard';
import usePageCount from '@site/src/components/usePageCount';
import styles from './styles.module.css';

interface CardProps {
  href: string;
  title: string;
  description?: string;
  note?: string;
}

function Card({href, title, description, note}: CardProps): ReactNode {
  return (
    <Link to={href} className={styles.card}>
      <span className={styles.title}>{title}</span>
      {description && <span className={styles.description}>{description}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </Link>
  );
}

/** Number of pages below a category, at any depth. */
function countPages(item: PropSidebarItemCategory): number {
  return item.items.reduce(
    (sum, child) =>
      sum + (child.type === 'category' ? countPages(child) : child.type === 'link' ? 1 : 0),
    0,
  );
}

function CategoryCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const pageCount = usePageCount();
  const href = findFirstSidebarItemLink(item);
  if (!href) {
    return null;
  }
  return (
    <Card
      href={href}
      title={item.label}
      description={item.description}
      note={pageCount(countPages(item))}
    />
  );
}

function PageCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <Card href={item.href} title={item.label} description={item.description ?? doc?.description} />
  );
}

export default function DocCard({item}: Props): ReactNode {
  if (item.type === 'category') {
    return <CategoryCard item={item} />;
  }
  return item.type === 'link' ? <PageCard item={item} /> : null;
}
