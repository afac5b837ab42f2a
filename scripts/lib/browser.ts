/** Chromium for scripts and tests that drive it themselves. */
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from './chromium.mjs';

/**
 * Makes `launch` use the browser of the tests, or one that readers have.
 * @param options `whole`: as `findChromium` says.
 * @returns its path
 * @throws With what to do when there is none.
 */
export async function useChromium(options?: {whole?: boolean}): Promise<string> {
  const found = await findChromium(options);
  if ('problem' in found) {
    throw new Error(found.problem);
  }
  process.env.CHROMIUM_PATH = found.path;
  return found.path;
}

/** Starts the browser that `CHROMIUM_PATH` names; without it, that of Debian. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
