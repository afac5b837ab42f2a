/**
 * Cards of a category index. Replaces the theme's grid of two columns: up to three columns that end in a
 * full row, and a list where there are too many for cards.
 */
import React, {type ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import pictures from '@figures/cards-of-pages';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Cards beyond which a list is easier to look through. */
const mostCards = 12;

function Cards({items}: {items: NonNullable<Props['items']>}): ReactNode {
  const shown = filterDocCardListItems(items);
  const hasPicture = ({type, ...item}: (typeof shown)[number]) =>
    type === 'link' && 'docId' in item && (item.docId ?? '') in pictures;
  const isGallery = shown.filter(hasPicture).length > shown.length / 2;
  const isList = shown.length > mostCards && !isGallery;
  return (
    <section className={clsx(isList ? styles.list : styles.cards)} data-count={shown.length}>
      {shown.map((item, index) => (
        <article key={index} className={styles.item}>
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}

function CardsBesidePage(): ReactNode {
  return <Cards items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <CardsBesidePage />;
}
