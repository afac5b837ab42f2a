/**
 * Finds the marked lines of a code block. Comments mark lines, and are not shown:
 *
 *     // highlight-next-line          # diff-remove-start … # diff-remove-end
 *
 * A range after the language of the fence, `{1,3-5}`, does as well; it counts the shown lines.
 */

/** Class of a marked line by the name of its comment. */
const classes = {
  highlight: 'highlighted',
  'diff-add': 'added',
  'diff-remove': 'removed',
  focus: 'focused',
} as const;

/** Mark of a line: the class of its element. */
export type LineMark = (typeof classes)[keyof typeof classes];

export interface MarkedCode {
  lines: string[];
  /** Marks by index in `lines`; lines without a mark are absent. */
  marks: Map<number, Set<LineMark>>;
}

/** Mistake on a line of the block: 0 is the line of the fence, 1 the first line of the code. */
export class CodeError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Line that consists of a comment with one word: a mark, or a misspelled one. */
const markComment =
  /^\s*(?:\/\/|#|--|;+|%|<!--|\/\*|\{\s*\/\*)\s*((?:highlight|diff|focus)-[a-z-]*(?:line|start|end))\s*(?:-->|\*\/\s*\}?)?\s*$/;

/** Numbers of the lines in the `{1,3-5}` of a fence. */
function linesOfRange(meta: string): number[] {
  const range = /\{([^}]*)\}/.exec(meta.replace(/title=(["']).*?\1/, ''))?.[1];
  return (range?.split(',') ?? []).flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const [start, end] = [Number(first), Number(last)];
    if (!first || start < 1 || end < start) {
      throw new CodeError(0, `{${range}} names no lines. Write them as {2} or {1,3-5}.`);
    }
    return Array.from({length: end - start + 1}, (_, index) => start + index);
  });
}

/**
 * Splits a code block into the lines that are shown and their marks.
 *
 * @param meta text after the language of the fence
 * @throws CodeError for a misspelled mark, a block that is not opened or not closed, a mark without a
 *   line after it, and a range beyond the last line
 */
export function readMarks(source: string, meta: string): MarkedCode {
  const lines: string[] = [];
  const marks: MarkedCode['marks'] = new Map();
  /** Marks of the next line and of the blocks that are open, each with the line of its comment. */
  const next = new Map<string, number>();
  const open = new Map<string, number>();
  const add = (index: number, mark: LineMark) =>
    marks.set(index, (marks.get(index) ?? new Set<LineMark>()).add(mark));

  source.split('\n').forEach((text, index) => {
    const at = index + 1;
    const word = markComment.exec(text)?.[1];
    if (!word) {
      [...next.keys(), ...open.keys()].forEach((name) =>
        add(lines.length, classes[name as keyof typeof classes]),
      );
      next.clear();
      lines.push(text);
      return;
    }
    const [, name = '', place] = /^(.+)-(next-line|start|end)$/.exec(word) ?? [];
    if (!(name in classes)) {
      const known = Object.keys(classes).map((it) => `${it}-next-line, ${it}-start, ${it}-end`);
      throw new CodeError(at, `"${word}" is no mark. There are: ${known.join(', ')}.`);
    }
    if (place === 'next-line') {
      next.set(name, at);
    } else if (place === 'end' && !open.delete(name)) {
      throw new CodeError(at, `"${word}" has no "${name}-start" before it.`);
    } else if (place === 'start') {
      if (open.has(name)) {
        throw new CodeError(at, `"${word}" is inside a block that it already opened.`);
      }
      open.set(name, at);
    }
  });

  for (const [name, at] of open) {
    throw new CodeError(at, `"${name}-start" is not closed. Write "${name}-end" after the lines.`);
  }
  for (const [name, at] of next) {
    throw new CodeError(at, `"${name}-next-line" has no line after it.`);
  }
  for (const line of linesOfRange(meta)) {
    if (line > lines.length) {
      throw new CodeError(0, `The range names line ${line}, and the code has ${lines.length}.`);
    }
    add(line - 1, 'highlighted');
  }
  return {lines, marks};
}
