import {useSyncExternalStore} from 'react';
import type {SystemId} from '@site/src/data/downloads';

interface NavigatorWithHints extends Navigator {
  userAgentData?: {platform: string};
}

const patterns: readonly [SystemId, RegExp][] = [
  ['windows', /win/i],
  ['macos', /mac/i],
  ['linux', /linux/i],
];

/** The desktop system of a browser; phones and tablets name Linux or Mac too and are left out. */
export function detectSystem(browser: NavigatorWithHints): SystemId | undefined {
  const mobile =
    /android|iphone|ipad/i.test(browser.userAgent) ||
    (browser.maxTouchPoints > 1 && /mac/i.test(browser.platform));
  if (mobile) {
    return undefined;
  }
  const platform = [browser.userAgentData?.platform, browser.platform].find(Boolean) ?? '';
  return patterns.find(([, pattern]) => pattern.test(platform))?.[0];
}

const never = () => () => undefined;

/** Unknown in the built HTML and until the page is live in the browser, then the visitor's system. */
export function useVisitorSystem(): SystemId | undefined {
  return useSyncExternalStore(
    never,
    () => detectSystem(navigator),
    () => undefined,
  );
}
