import {distance} from 'text-utils';

/** Words of an address, without its language and file extension. */
function words(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/(?:\/index)?\.html$|\/$/g, '')
    .split(/[^a-z0-9\u4e00-\u9fff]+/)
    .filter((word) => !/^(?:docs|category|\d*)$/.test(word));
}

/**
 * Similarity of a word to that of a page, 0 to 1: the share of matching letters, 0 if more than a third differ.
 * A substring (`cli` in `cocli`) is similar as well.
 */
function likeness(word: string, own: string): number {
  if (word.length > 2 && own.includes(word)) {
    return word === own ? 1 : 0.75;
  }
  const limit = Math.floor(word.length / 3);
  const steps = distance(word, own, limit);
  return steps > limit ? 0 : 1 - steps / word.length;
}

/**
 * Most similar addresses, best first. The last word of an address (the page's own name) counts twice, and rare
 * words count more than frequent ones (`overview`). Omits addresses with a similarity below one half, and those
 * far behind the best.
 */
export function closestPaths(asked: string, known: readonly string[], count: number): string[] {
  const askedWords = words(asked);
  if (askedWords.length === 0) {
    return [];
  }
  const pages = known.map((path) => {
    const own = words(path);
    // `quickstart` matches `quick-start`.
    const joined = own.slice(1).map((word, index) => own[index] + word);
    return {path, own: [...own, ...joined], depth: own.length};
  });
  const asks = askedWords.map((word, index) => {
    const likenesses = pages.map(({own}) => Math.max(0, ...own.map((o) => likeness(word, o))));
    const alike = likenesses.filter((like) => like > 0).length;
    const place = index === askedWords.length - 1 ? 2 : 1;
    return {likenesses, weight: place * Math.log(1 + known.length / (1 + alike))};
  });
  const total = asks.reduce((sum, {weight}) => sum + weight, 0);
  const scored = pages
    .map(({path, depth}, page) => ({
      path,
      score: asks.reduce((sum, ask) => sum + ask.weight * (ask.likenesses[page] ?? 0), 0) / total,
      extra: Math.abs(depth - askedWords.length),
    }))
    .sort((a, b) => b.score - a.score || a.extra - b.extra || a.path.localeCompare(b.path));
  const enough = Math.max(0.5, 0.75 * (scored[0]?.score ?? 0));
  return scored
    .filter(({score}) => score >= enough)
    .slice(0, count)
    .map(({path}) => path);
}
