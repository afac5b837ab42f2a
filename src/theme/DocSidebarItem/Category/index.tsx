/**
 * Loads the items of a category that are not there yet (`src/plugins/lean-client`): when the
 * reader comes near it with pointer, finger or focus, and at the latest before it opens, so that
 * it opens with its items. Other categories are the theme's as they are.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {LazyCategory} from '@site/src/plugins/lean-client/client/categories';

const isLazy = (item: Props['item']): item is LazyCategory => 'load' in item;

/** Follows a link of its own: opening the category can wait for the page. */
const isPageLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]:not([role="button"])') !== null;

function LazyDocSidebarItemCategory({item, ...props}: Props & {item: LazyCategory}): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.parentElement;
    if (!row || item.isLoaded()) {
      return undefined;
    }
    const listening = new AbortController();
    // A failure shows when the category opens: with its first page alone.
    const load = () => item.load().catch(() => undefined);
    let isLoading = false;
    const open = (event: Event) => {
      const {target} = event;
      if (item.isLoaded() || isLoading || isPageLink(target) || !(target instanceof HTMLElement)) {
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
    const {signal} = listening;
    for (const nearing of ['pointerenter', 'touchstart', 'focusin']) {
      row.addEventListener(nearing, () => void load(), {signal, passive: true});
    }
    row.addEventListener('click', open, {signal, capture: true});
    return () => listening.abort();
  }, [item]);
  return <DocSidebarItemCategory {...props} item={item} ref={link} />;
}

export default function DocSidebarItemCategoryWrapper(props: Props): ReactNode {
  const {item} = props;
  return isLazy(item) ? (
    <LazyDocSidebarItemCategory {...props} item={item} />
  ) : (
    <DocSidebarItemCategory {...props} />
  );
}
