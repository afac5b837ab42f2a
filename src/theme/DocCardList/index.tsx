/**
 * Cards of a category index. Replaces the theme's grid of two columns: up to three columns with a full last
 * row, followed by the small cards of pages without a picture; a list if there are too many for cards. Groups
 * have headings.
 */
import React, {type ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import Heading from '@theme/Heading';
import {pictureOf} from '../DocCard/pictureOf';
import styles from './styles.module.css';

/** Number of cards above which a list is shown. */
const mostCards = 12;

type Items = NonNullable<Props['items']>;

/** Splits items before each start of a group (`docs` of `src/config/sidebar.ts`). */
function groupsOf(items: Items): {name?: string; items: Items}[] {
  const groups: {name?: string; items: Items}[] = [];
  for (const item of items) {
    const name = item.customProps?.group as string | undefined;
    if (name !== undefined || groups.length === 0) {
      groups.push({name, items: []});
    }
    groups.at(-1)!.items.push(item);
  }
  return groups;
}

/**
 * Class names of a grid: three columns on wide screens unless there are two cards or four, and a first card
 * that is as wide as needed for a full last row. Counted here, because CSS that counts following siblings would
 * move cards while a page loads.
 */
function gridOf(count: number): string {
  const isThree = count !== 2 && count !== 4;
  return clsx(
    styles.cards,
    isThree && styles.three,
    isThree && count % 3 === 1 && styles.wideInThree,
    isThree && count % 3 === 2 && styles.doubleInThree,
    count % 2 === 1 && styles.wideInTwo,
  );
}

function Group({name, items}: {name?: string; items: Items}): ReactNode {
  const withPicture = items.filter(pictureOf);
  const isList = items.length > mostCards && withPicture.length < items.length / 2;
  const parts = isList
    ? [items]
    : [withPicture, items.filter((item) => !withPicture.includes(item))];
  return (
    <section>
      {name && (
        <Heading as="h2" className={styles.name}>
          {name}
        </Heading>
      )}
      {parts.map(
        (part, index) =>
          part.length > 0 && (
            <div key={index} className={isList ? styles.list : gridOf(part.length)}>
              {part.map((item, position) => (
                <article key={position} className={styles.item}>
                  <DocCard item={item} />
                </article>
              ))}
            </div>
          ),
      )}
    </section>
  );
}

function Cards({items}: {items: Items}): ReactNode {
  return groupsOf(filterDocCardListItems(items)).map(({name, items: group}) => (
    <Group key={name ?? ''} name={name} items={group} />
  ));
}

function CardsBesidePage(): ReactNode {
  return <Cards items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <CardsBesidePage />;
}
