import {expect, it} from 'vitest';
import {detectFile} from '../../src/components/Download/useVisitorFile';

const browser = (platform: string, userAgent = '', maxTouchPoints = 0, hint?: string) =>
  ({
    platform,
    userAgent,
    maxTouchPoints,
    ...(hint !== undefined && {userAgentData: {platform: hint}}),
  }) as Navigator;

it.each([
  ['Win32', undefined, 'win.exe'],
  ['MacIntel', undefined, 'mac_universal.dmg'],
  ['Linux x86_64', undefined, 'linux_amd64.deb'],
  ['Linux aarch64', 'Linux', 'linux_arm64.deb'],
  ['FreeBSD amd64', undefined, undefined],
  // The hint of newer browsers has priority, unless it is empty.
  ['Linux x86_64', 'Windows', 'win.exe'],
  ['Win32', '', 'win.exe'],
])('the download page offers %s with the hint %s the file %s', (platform, hint, file) => {
  expect(detectFile(browser(platform, '', 0, hint))).toBe(file);
});

it.each([
  ['an Android phone', browser('Linux armv8l', 'Mozilla/5.0 (Linux; Android 14)')],
  ['an iPhone', browser('iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')],
  ['an iPad that calls itself a Mac', browser('MacIntel', 'Mozilla/5.0 (Macintosh)', 5)],
])('the download page offers no desktop file to %s', (_name, device) => {
  expect(detectFile(device)).toBeUndefined();
});
