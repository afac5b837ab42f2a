/** Chromium for scripts and tests that control it directly. */
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from './chromium.mjs';

/**
 * Makes `launch` use the browser of the tests, or a full one.
 * @param options `headed`: see `findChromium`
 * @returns its path
 * @throws with instructions if there is none
 */
export async function useChromium(options?: {headed?: boolean}): Promise<string> {
  const found = await findChromium(options);
  if ('problem' in found) {
    throw new Error(found.problem);
  }
  process.env.CHROMIUM_PATH = found.path;
  return found.path;
}

/** Starts the browser at `CHROMIUM_PATH`, or else that of Debian, with further arguments. */
export const launch = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
  });
