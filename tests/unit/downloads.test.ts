import {describe, expect, it} from 'vitest';
import {detectSystem} from '../../src/components/Download/useVisitorSystem';

const browser = (platform: string, userAgent = '', maxTouchPoints = 0, hint?: string) =>
  ({
    platform,
    userAgent,
    maxTouchPoints,
    ...(hint !== undefined && {userAgentData: {platform: hint}}),
  }) as Navigator;

describe('detectSystem', () => {
  it.each([
    ['Win32', 'windows'],
    ['MacIntel', 'macos'],
    ['Linux x86_64', 'linux'],
    ['Linux aarch64', 'linux'],
    ['FreeBSD amd64', undefined],
  ])('reads %s as %s', (platform, system) => {
    expect(detectSystem(browser(platform))).toBe(system);
  });

  it('prefers the hint of newer browsers and does without it when it is empty', () => {
    expect(detectSystem(browser('Linux x86_64', '', 0, 'Windows'))).toBe('windows');
    expect(detectSystem(browser('Win32', '', 0, ''))).toBe('windows');
  });

  it.each([
    ['an Android phone', browser('Linux armv8l', 'Mozilla/5.0 (Linux; Android 14)')],
    ['an iPhone', browser('iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')],
    ['an iPad that calls itself a Mac', browser('MacIntel', 'Mozilla/5.0 (Macintosh)', 5)],
  ])('offers no desktop system to %s', (_name, device) => {
    expect(detectSystem(device)).toBeUndefined();
  });
});
