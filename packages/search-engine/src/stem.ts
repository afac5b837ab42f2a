/** English stemmer. */

/** Endings with their replacement and the minimum length of the stem. The first match applies. */
const endings: ReadonlyArray<readonly [ending: RegExp, replacement: string, minimum: number]> = [
  [/(ss|us|is|ias)$/, '$1', 3],
  // installation, install; configuration, configure; authenticate, authentication
  [/(ations?|ate[ds]?|ating)$/, '', 5],
  // completion, complete; deletion, delete; compression, compress
  [/([cst])ions?$/, '$1', 5],
  // management, manage; deployment, deploy
  [/(ements?|ments?)$/, '', 5],
  // locally, local
  [/ly$/, '', 5],
  // queries, query, but plays, play
  [/([^aeiou])(ies|ied|ying|y)$/, '$1', 3],
  [/(ss|sh|ch|x)es$/, '$1', 3],
  // cancelled, cancel; controlling, control; but installed, install
  [/([^aeiou]el|rol)l(ing|ed|ers?)$/, '$1', 4],
  // triggered, trigger; rendering, render
  [/er(ed|ing)$/, '', 3],
  // running, run; but processed, process
  [/([^aeiousl])\1(ing|ed)$/, '$1', 3],
  [/([^aeiouslg])\1ers?$/, '$1', 3],
  [/(ings?|ed|ers?|es|e|s)$/, '', 3],
  // users, user
  [/s$/, '', 3],
];

/** Returns the stem of a word: `upload` for `uploading`, `uploads` and `uploaded`. */
export function stem(word: string): string {
  for (const [ending, replacement, minimum] of endings) {
    if (ending.test(word)) {
      const short = word.replace(ending, replacement);
      if (short.length >= minimum) {
        return short;
      }
    }
  }
  return word;
}
