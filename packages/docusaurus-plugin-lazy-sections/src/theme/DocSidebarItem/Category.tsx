/**
 * Loads the missing items of a category on hover, touch or focus, and at the latest before the category
 * opens, so that it opens with its items. Other categories are rendered by the theme.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {LazyCategory} from '../../types';

const isLazy = (item: Props['item']): item is LazyCategory => 'isLoaded' in item;

/** Reports whether the click follows the category's own link: opening the category can wait for the page. */
const isPageLink = (target: Element): boolean =>
  target.closest('a[href]:not([role="button"])') !== null;

function LazyCategoryItem({item, ...props}: Props & {item: LazyCategory}): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.parentElement;
    if (!row || item.isLoaded()) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    // After a failure the category opens with its first page only.
    const load = () => item.load().catch(() => undefined);
    let isLoading = false;
    const open = (event: Event) => {
      const {target} = event;
      if (item.isLoaded() || isLoading || !(target instanceof HTMLElement) || isPageLink(target)) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      isLoading = true;
      void load().then(() => {
        target.click();
        isLoading = false;
      });
    };
    for (const nearing of ['pointerenter', 'touchstart', 'focusin']) {
      row.addEventListener(nearing, () => void load(), {signal, passive: true});
    }
    row.addEventListener('click', open, {signal, capture: true});
    return () => listening.abort();
  }, [item]);
  return <DocSidebarItemCategory {...props} item={item} ref={link} />;
}

export default function DocSidebarItemCategoryWrapper({item, ...props}: Props): ReactNode {
  return isLazy(item) ? (
    <LazyCategoryItem {...props} item={item} />
  ) : (
    <DocSidebarItemCategory {...props} item={item} />
  );
}
