/**
 * Card of a category index. Replaces the theme's: complete titles and descriptions instead of one truncated
 * line, a picture or an icon, and the number of pages of a section.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCard';
import FigureIcon from '@theme/FigureIcon';
import Picture from '@theme/Picture';
import {iconOf} from './iconOf';
import {pictureOf} from './pictureOf';
import usePageCount from './usePageCount';
import styles from './styles.module.css';

/** Number of pages below an item of the sidebar, at any depth. */
function countPages(item: PropSidebarItem): number {
  return item.type === 'category'
    ? item.items.reduce((sum, child) => sum + countPages(child), 0)
    : Number(item.type === 'link');
}

function Card({item}: {item: Exclude<PropSidebarItem, {type: 'html'}>}): ReactNode {
  const pageCount = usePageCount();
  const isCategory = item.type === 'category';
  const doc = useDocById(isCategory ? undefined : item.docId);
  const href = isCategory ? findFirstSidebarItemLink(item) : item.href;
  const description = item.description ?? doc?.description;
  const picture = pictureOf(item);
  return (
    href && (
      <Link to={href} className={clsx(styles.card, picture ? styles.withPicture : styles.small)}>
        <div
          className={picture ? styles.picture : styles.icon}
          data-part="picture"
          aria-hidden="true"
        >
          {picture ? <Picture picture={picture} /> : <FigureIcon name={iconOf(href)} />}
        </div>
        <span className={styles.title}>{item.label}</span>
        {description && <span className={styles.description}>{description}</span>}
        {isCategory && <span className={styles.note}>{pageCount(countPages(item))}</span>}
      </Link>
    )
  );
}

export default function DocCard({item}: Props): ReactNode {
  return item.type !== 'html' && <Card item={item} />;
}
