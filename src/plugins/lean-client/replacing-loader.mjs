/** Puts another expression in the place of one in a package. `rules.ts` says which, and why. */

/**
 * @param {string} code A module of the package.
 * @param {{find: string, put: string}} expressions
 * @returns {string}
 * @throws Error if the module has no such expression: the package is another than this was written for.
 */
export function replaced(code, {find, put}) {
  if (!code.includes(find)) {
    throw new Error(`"${find}" is not here any more: adapt src/plugins/lean-client/rules.ts.`);
  }
  return code.replace(find, () => put);
}

/** Options: as of `replaced`. */
export default function replacingLoader(code) {
  return replaced(code, this.getOptions());
}
