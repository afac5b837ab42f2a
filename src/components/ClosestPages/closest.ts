/** Words of an address, without its language and file ending. */
function words(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/(?:\/index)?\.html$|\/$/g, '')
    .split(/[^a-z0-9\u4e00-\u9fff]+/)
    .filter((word) => word !== '' && word !== 'docs' && word !== 'category');
}

/** Two-letter parts of a word: near spellings share most of them. */
function bigrams(word: string): Set<string> {
  const parts = new Set<string>();
  for (let i = 0; i < word.length - 1; i += 1) {
    parts.add(word.slice(i, i + 2));
  }
  return parts;
}

/** Likeness of two words, 0 to 1 (Dice coefficient of their bigrams). */
function likeness(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  const left = bigrams(a);
  const right = bigrams(b);
  if (left.size + right.size === 0) {
    return 0;
  }
  const shared = [...left].filter((part) => right.has(part)).length;
  return (2 * shared) / (left.size + right.size);
}

/**
 * Addresses most like the one asked for, best first.
 * The last word of an address (the page's own name) counts twice; what is under half alike is
 * left out.
 */
export function closestPaths(asked: string, known: readonly string[], count: number): string[] {
  const wanted = words(asked);
  if (wanted.length === 0) {
    return [];
  }
  const weight = (index: number) => (index === wanted.length - 1 ? 2 : 1);
  const total = wanted.reduce((sum, _, index) => sum + weight(index), 0);
  return known
    .map((path) => {
      const own = words(path);
      const score = wanted.reduce(
        (sum, word, index) =>
          sum + weight(index) * Math.max(0, ...own.map((other) => likeness(word, other))),
        0,
      );
      return {path, score: score / total, extra: Math.abs(own.length - wanted.length)};
    })
    .filter(({score}) => score >= 0.5)
    .sort((a, b) => b.score - a.score || a.extra - b.extra || a.path.localeCompare(b.path))
    .slice(0, count)
    .map(({path}) => path);
}
