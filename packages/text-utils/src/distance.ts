/**
 * Edit distance from `typed` to a word: letters missing, added, changed, or two neighbors swapped. A distance
 * above `limit` is returned as `limit + 1`.
 */
export function distance(typed: string, word: string, limit: number): number {
  const width = word.length + 1;
  let before = new Uint8Array(width);
  let last = Uint8Array.from({length: width}, (_, column) => Math.min(column, 255));
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width);
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      ) {
        steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      }
      current[column] = steps;
      least = Math.min(least, steps);
    }
    if (least > limit) {
      return limit + 1;
    }
    before = last;
    last = current;
  }
  return last[width - 1] ?? 0;
}
