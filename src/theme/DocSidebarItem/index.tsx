/**
 * An item of the sidebar is rendered again only when it becomes the one of the page that is shown,
 * or is no longer: the theme renders all of them with each page, most of the time that a click takes.
 */
import React, {memo, type ReactNode} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

const isActive = ({item, activePath}: Props): boolean => isActiveSidebarItem(item, activePath);

/** Within an active category another item may become the active one. */
const isSame = (before: Props, after: Props): boolean =>
  Object.entries(after).every(
    ([name, value]) => name === 'activePath' || before[name as keyof Props] === value,
  ) &&
  !isActive(before) &&
  !isActive(after);

export default memo((props: Props): ReactNode => <DocSidebarItem {...props} />, isSame);
