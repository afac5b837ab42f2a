/** Finds what a misspelt name may stand for, for the messages of several plugins. */

/** Edits that make one word of the other: letters added, removed and changed. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  [...a].forEach((letter, i) => {
    const next = [i + 1];
    [...b].forEach((other, j) => {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + Number(letter !== other)));
    });
    row = next;
  });
  return row.at(-1)!;
}

/**
 * @returns the names nearest to a misspelt one, best first: at most a third of its letters differ, or two
 */
export function nearestNames(wanted: string, names: readonly string[], count = 3): string[] {
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({name, steps: distance(wanted, name)}))
    .filter(({steps}) => steps <= limit)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, count)
    .map(({name}) => name);
}
