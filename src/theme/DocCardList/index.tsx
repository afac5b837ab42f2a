/**
 * Cards of a category index. Replaces the theme's grid of two columns: up to three columns that end in a
 * full row, then the small cards of pages without a picture; a list where there are too many for cards.
 */
import React, {type ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import {pictureOf} from '../DocCard/pictureOf';
import styles from './styles.module.css';

/** Cards beyond which a list is easier to look through. */
const mostCards = 12;

function Cards({items}: {items: NonNullable<Props['items']>}): ReactNode {
  const shown = filterDocCardListItems(items);
  const withPicture = shown.filter(pictureOf);
  const isList = shown.length > mostCards && withPicture.length < shown.length / 2;
  const groups = isList
    ? [shown]
    : [withPicture, shown.filter((item) => !withPicture.includes(item))];
  return groups.map(
    (group, index) =>
      group.length > 0 && (
        <section key={index} className={isList ? styles.list : styles.cards}>
          {group.map((item, position) => (
            <article key={position} className={styles.item}>
              <DocCard item={item} />
            </article>
          ))}
        </section>
      ),
  );
}

function CardsBesidePage(): ReactNode {
  return <Cards items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <CardsBesidePage />;
}
