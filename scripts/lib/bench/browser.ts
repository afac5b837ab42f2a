import {findChromium} from '../chromium.mjs';

/**
 * Makes `launch` use the browser of the tests.
 * @returns its path
 * @throws With what to do when there is none.
 */
export async function useChromium(): Promise<string> {
  const found = await findChromium();
  if ('problem' in found) {
    throw new Error(found.problem);
  }
  process.env.CHROMIUM_PATH = found.path;
  return found.path;
}
