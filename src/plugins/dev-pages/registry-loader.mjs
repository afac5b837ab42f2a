/**
 * Takes `require.resolveWeak("…")` out of `.docusaurus/registry.js`: it has the bundler compile every
 * page, even one that is loaded on demand. It tells whether a page is loaded already; without it
 * Docusaurus asks for the page, which is there at once then.
 *
 * @param {string} source
 * @returns {string}
 */
export default function withoutWeak(source) {
  return source.replace(/require\.resolveWeak\(("[^"]*"|'[^']*')\)/g, '$1');
}
