/** The sidebar stays as it is while a page is shown, and follows. */
import React, {useEffect, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {afterPage} from '@site/src/components/afterPage';
import {showCurrent} from '@site/src/components/showCurrent';

function SidebarWithCurrent(props: Props): ReactNode {
  const {pathname} = useLocation();
  useEffect(() => showCurrent('.theme-doc-sidebar-container'), [pathname]);
  return <Sidebar {...props} />;
}

export default afterPage(SidebarWithCurrent as ComponentType<Props>);
