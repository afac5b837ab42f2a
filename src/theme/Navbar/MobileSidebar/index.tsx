/**
 * Wraps the mobile menu with a focus trap: the focus starts at the close button, nothing behind the menu is
 * focusable, and Escape and Back close it. The focus then returns to the button that opened it. "Back to main
 * menu", which disappears, passes the focus to the first item of that menu.
 */
import React, {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {showCurrent, useBackToClose} from 'browser-utils';

/** Siblings of the menu: the rest of the bar, and of the page. */
const behind = '.navbar__inner, #__docusaurus > :not(.navbar)';

function trapFocus(close: () => void): () => void {
  const covered = Array.from(document.querySelectorAll<HTMLElement>(behind));
  covered.forEach((element) => (element.inert = true));
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    }
  };
  const onClick = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('.navbar-sidebar__back')) {
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('.navbar-sidebar__item .menu__link')
          ?.focus({preventScroll: true}),
      );
    }
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('click', onClick);
    covered.forEach((element) => (element.inert = false));
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
  };
}

export default function MobileSidebarWithFocus(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useBackToClose(shown, toggle);
  useEffect(() => (shown ? trapFocus(toggle) : undefined), [shown, toggle]);
  useEffect(() => (shown ? showCurrent('.navbar-sidebar') : undefined), [shown]);
  return <MobileSidebar />;
}
