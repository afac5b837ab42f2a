/** Wraps the theme's sidebar: scrolls it so that the link to the current page is visible. */
import React, {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {showCurrent} from 'browser-utils';

export default function SidebarWithCurrent(props: Props): ReactNode {
  const {pathname} = useLocation();
  useEffect(() => showCurrent('.theme-doc-sidebar-container'), [pathname]);
  return <Sidebar {...props} />;
}
