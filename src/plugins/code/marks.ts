/**
 * Which lines of a code block are marked: by magic comments, which are taken out of the code,
 *
 *     // highlight-next-line          # diff-remove-start … # diff-remove-end
 *
 * and by a range after the language of the fence: `{1,3-5}`, counted in the lines that are shown.
 */

/** How a line is marked; the class of its element. */
export type LineMark = 'highlighted' | 'added' | 'removed' | 'focused';

/** An entry of `themeConfig.prism.magicComments`, as Docusaurus defines it. */
export interface MagicComment {
  className: LineMark;
  line: string;
  block: {start: string; end: string};
}

export interface MarkedCode {
  /** The lines that are shown. */
  lines: string[];
  /** Marks by index in `lines`; lines without one are absent. */
  marks: Map<number, Set<LineMark>>;
}

/** Something is wrong on a line of the block: 0 is the line of the fence, 1 the first of the code. */
export class CodeFault extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** A line that is nothing but a comment of one word with hyphens, in any usual notation. */
const oneWordComment =
  /^\s*(?:\/\/|#|--|;+|%|<!--|\/\*|\{\s*\/\*)\s*([a-z]+(?:-[a-z]+)+)\s*(?:-->|\*\/\s*\}?)?\s*$/;

const wordOf = (line: string): string | undefined => oneWordComment.exec(line)?.[1];

/** Lines of `{1,3-5}` in the text after the language, from 1. */
function rangeOf(meta: string): number[] {
  const range = /\{([^}]*)\}/.exec(meta.replace(/title=(["']).*?\1/, ''))?.[1];
  if (range === undefined) {
    return [];
  }
  return range.split(',').flatMap((part) => {
    const [, first, last] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const [start, end] = [Number(first), Number(last ?? first)];
    if (!first || start < 1 || end < start) {
      throw new CodeFault(0, `{${range}} names no lines. Write them as {2} or {1,3-5}.`);
    }
    return Array.from({length: end - start + 1}, (_, index) => start + index);
  });
}

/**
 * Splits a code block into the lines that are shown and their marks.
 * Throws a `CodeFault` for a comment that looks like a mark and is none, for a block that is not
 * opened or not closed, for a mark without a line, and for a range beyond the last line.
 */
export function readMarks(
  source: string,
  meta: string,
  comments: readonly MagicComment[],
): MarkedCode {
  const lines: string[] = [];
  const marks: MarkedCode['marks'] = new Map();
  const open = new Map<MagicComment, number>();
  let next: MagicComment[] = [];
  let nextLine = 0;
  const known = comments.flatMap(({line, block}) => [line, block.start, block.end]);
  // `diff-add-nextline`: begins and ends like a mark.
  const families = new Set(known.map((name) => name.split('-', 1)[0]));
  const looksLikeMark = (word: string) =>
    families.has(word.split('-', 1)[0]) && /(?:line|start|end)$/.test(word);
  const add = (index: number, mark: LineMark) =>
    marks.set(index, (marks.get(index) ?? new Set<LineMark>()).add(mark));

  source.split('\n').forEach((text, index) => {
    const word = wordOf(text);
    const at = index + 1;
    const find = (test: (comment: MagicComment) => boolean) => word && comments.find(test);
    const single = find(({line}) => line === word);
    const start = find(({block}) => block.start === word);
    const end = find(({block}) => block.end === word);
    if (single) {
      next.push(single);
      nextLine = at;
    } else if (start) {
      if (open.has(start)) {
        throw new CodeFault(at, `"${word}" stands inside a block that it already opened.`);
      }
      open.set(start, at);
    } else if (end) {
      if (!open.delete(end)) {
        throw new CodeFault(at, `"${word}" has no "${end.block.start}" before it.`);
      }
    } else if (word && looksLikeMark(word)) {
      throw new CodeFault(at, `"${word}" is no mark. There are: ${known.join(', ')}.`);
    } else {
      [...next, ...open.keys()].forEach(({className}) => add(lines.length, className));
      next = [];
      lines.push(text);
    }
  });

  const [unclosed] = open;
  if (unclosed) {
    const [{block}, at] = unclosed;
    throw new CodeFault(
      at,
      `"${block.start}" is not closed. Write "${block.end}" after the lines.`,
    );
  }
  if (next.length > 0) {
    throw new CodeFault(nextLine, `"${next[0]?.line}" has no line after it.`);
  }
  for (const line of rangeOf(meta)) {
    if (line > lines.length) {
      throw new CodeFault(0, `The range names line ${line}, and the code has ${lines.length}.`);
    }
    add(line - 1, 'highlighted');
  }
  return {lines, marks};
}
