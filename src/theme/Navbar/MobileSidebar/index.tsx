/**
 * The menu of small screens, whose code comes when a reader reaches for its button (1 KB less on
 * each page). Until it has come the page is covered already, and another press takes that back.
 */
import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {showNotice} from '@site/src/clientModules/notice';
import {isReachable} from '@site/src/components/isReachable';

let Menu: ComponentType | undefined;

async function loadMenu(): Promise<void> {
  Menu ??= (await import('./Menu')).default;
}

/** A menu that cannot be loaded comes with the page anew, of another deployment; without a network, later. */
async function recover(open: () => void): Promise<void> {
  if (await isReachable(window.location.pathname)) {
    window.location.reload();
    return;
  }
  showNotice({
    role: 'alert',
    text: translate({id: 'site.menu.missing', message: '网络不通，没能打开菜单。'}),
    button: {label: translate({id: 'site.loading.retry', message: '重试'}), onClick: open},
  });
}

export default function MobileSidebarOnDemand(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [isLoaded, setLoaded] = useState(Menu !== undefined);

  useEffect(() => {
    if (!shouldRender) {
      return undefined;
    }
    const button = document.querySelector('.navbar__toggle');
    const prepare = () => {
      loadMenu().catch(() => {});
    };
    const intents = ['pointerenter', 'focus'];
    intents.forEach((type) => button?.addEventListener(type, prepare));
    return () => intents.forEach((type) => button?.removeEventListener(type, prepare));
  }, [shouldRender]);

  useEffect(() => {
    if (!shown || isLoaded) {
      return undefined;
    }
    let isWanted = true;
    loadMenu().then(
      () => setLoaded(true),
      () => {
        if (isWanted) {
          toggle();
          void recover(toggle);
        }
      },
    );
    return () => {
      isWanted = false;
    };
  }, [shown, isLoaded, toggle]);

  return isLoaded && Menu && <Menu />;
}
