/**
 * Wraps the theme's bar: shows a new announcement to readers who closed an older one.
 *
 * Before the app starts, Docusaurus hides the bar for readers who closed any announcement, and does not show it
 * again for a new id (until the next visit).
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
    // Only once the state has settled: on the first render every bar is still active.
    const timer = setTimeout(() => {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
