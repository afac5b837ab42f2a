/** Replaces the theme's link of the sidebar: its label breaks between words. No link of the sidebar leaves the site. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import {breakable} from '@site/src/utils/breakable';

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        onClick={() => onItemClick?.(item)}
        tabIndex={tabIndex}
      >
        {breakable(item.label)}
      </Link>
    </li>
  );
}
