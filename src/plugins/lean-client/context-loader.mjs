/**
 * Takes out of react-router what stands in for `React.createContext` where React has none: no
 * minimizer can tell that it does (0.5 KB on each page).
 */
const choice = 'React.createContext || createReactContext';

/**
 * @param {string} code The package.
 * @returns {string} The same without it.
 * @throws Error if the package is another than this was written for.
 */
export default function contextLoader(code) {
  if (!code.includes(choice)) {
    throw new Error(
      `react-router does not say "${choice}" any more: take context-loader.mjs out of src/plugins/lean-client.`,
    );
  }
  return code.replace(choice, 'React.createContext');
}
