import {useSyncExternalStore} from 'react';
import type {DesktopFile} from '@site/src/data/downloads';

interface NavigatorWithHints extends Navigator {
  userAgentData?: {platform: string};
}

const patterns: readonly [RegExp, DesktopFile][] = [
  [/win/i, 'win.exe'],
  [/mac/i, 'mac_universal.dmg'],
  [/linux (?:aarch64|arm)/i, 'linux_arm64.deb'],
  [/linux/i, 'linux_amd64.deb'],
];

/** Installer for the desktop system of a browser. Phones and tablets, which report Linux or Mac too, have none. */
export function detectFile(browser: NavigatorWithHints): DesktopFile | undefined {
  const mobile =
    /android|iphone|ipad/i.test(browser.userAgent) ||
    (browser.maxTouchPoints > 1 && /mac/i.test(browser.platform));
  if (mobile) {
    return undefined;
  }
  // The client hint names the system more reliably, the older value its architecture as well.
  const hint = browser.userAgentData?.platform ?? '';
  const platform = hint && !browser.platform.startsWith(hint) ? hint : browser.platform;
  return patterns.find(([pattern]) => pattern.test(platform))?.[1];
}

const never = () => () => undefined;

/** Undefined in the built HTML and until hydration, then the visitor's file. */
export function useVisitorFile(): DesktopFile | undefined {
  return useSyncExternalStore(
    never,
    () => detectFile(navigator),
    () => undefined,
  );
}
