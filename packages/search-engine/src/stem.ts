/** English stemmer. */

/** Endings, what stands for them, and how much must be left of the word. The first that fits counts. */
const endings: ReadonlyArray<readonly [ending: RegExp, rest: string, least: number]> = [
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

/** `uploading`, `uploads`, `uploaded` are all `upload`; what has no such ending stays as it is. */
export function stem(word: string): string {
  for (const [ending, rest, least] of endings) {
    if (ending.test(word)) {
      const short = word.replace(ending, rest);
      if (short.length >= least) {
        return short;
      }
    }
  }
  return word;
}
