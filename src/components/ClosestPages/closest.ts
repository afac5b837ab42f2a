/** Words of an address, without its language and file ending. */
function words(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/(?:\/index)?\.html$|\/$/g, '')
    .split(/[^a-z0-9\u4e00-\u9fff]+/)
    .filter((word) => !/^(?:docs|category|\d*)$/.test(word));
}

/** Two-letter parts of a word: near spellings share most of them. */
function bigrams(word: string): Set<string> {
  const parts = new Set<string>();
  for (let i = 0; i < word.length - 1; i += 1) {
    parts.add(word.slice(i, i + 2));
  }
  return parts;
}

/**
 * Likeness of a word to that of a page, 0 to 1: the Dice coefficient of their bigrams, 0 where it is
 * under half. A word inside the page's (`cli` in `cocli`) is like it as well.
 */
function likeness(wanted: string, own: string): number {
  if (wanted === own) {
    return 1;
  }
  const left = bigrams(wanted);
  const right = bigrams(own);
  const shared = [...left].filter((part) => right.has(part)).length;
  const dice = left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
  const like = Math.max(dice, wanted.length > 2 && own.includes(wanted) ? 0.75 : 0);
  return like < 0.5 ? 0 : like;
}

/**
 * Addresses most like the one asked for, best first.
 * The last word of an address (the page's own name) counts twice, a word that few addresses have
 * counts more than one that many have (`overview`). Left out is what is under half alike, and what
 * is far behind the best.
 */
export function closestPaths(asked: string, known: readonly string[], count: number): string[] {
  const wanted = words(asked);
  if (wanted.length === 0) {
    return [];
  }
  const pages = known.map((path) => ({path, own: words(path)}));
  const asks = wanted.map((word, index) => {
    const likenesses = pages.map(({own}) => Math.max(0, ...own.map((o) => likeness(word, o))));
    const alike = likenesses.filter((like) => like > 0).length;
    const place = index === wanted.length - 1 ? 2 : 1;
    return {likenesses, weight: place * Math.log(1 + known.length / (1 + alike))};
  });
  const total = asks.reduce((sum, {weight}) => sum + weight, 0);
  const scored = pages
    .map(({path, own}, page) => ({
      path,
      score: asks.reduce((sum, ask) => sum + ask.weight * (ask.likenesses[page] ?? 0), 0) / total,
      extra: Math.abs(own.length - wanted.length),
    }))
    .sort((a, b) => b.score - a.score || a.extra - b.extra || a.path.localeCompare(b.path));
  const enough = Math.max(0.5, 0.75 * (scored[0]?.score ?? 0));
  return scored
    .filter(({score}) => score >= enough)
    .slice(0, count)
    .map(({path}) => path);
}
