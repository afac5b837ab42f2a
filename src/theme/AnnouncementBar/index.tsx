/**
 * Wraps the theme's bar: shows a new announcement to readers who closed an older one.
 *
 * Before the app starts, Docusaurus hides the bar of whoever closed one, whichever it was, and
 * forgets to show it again when the id turns out to be new (until the visit after).
 */
import React, {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarOfNewId(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    // Only once the state has settled: on the first render every bar still counts as active.
    const timer = setTimeout(() => {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
