/**
 * Prevents zod, which is bundled into DocSearch's dialog, from generating code. zod detects support by an attempt,
 * which the browser reports as a violation of the Content-Security-Policy. Releases of zod since
 * https://github.com/colinhacks/zod/pull/5864 have an option for it; the one in DocSearch 4.7.0 has not.
 */
const attempt = /new Function\(""\),\s*(?:!0|true)/;

/**
 * @param {string} code DocSearch's dialog
 * @returns {string} the dialog without the attempt
 * @throws Error if there is no attempt
 */
export default function zodLoader(code) {
  if (!attempt.test(code)) {
    throw new Error(`${this.resourcePath} generates no code any more: remove zod-loader.mjs.`);
  }
  return code.replace(attempt, 'false');
}
