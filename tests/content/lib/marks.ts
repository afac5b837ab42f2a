import {CodeError, readMarks, type MarkedCode} from '../../../src/plugins/code/marks';

/** The marks of a code block; of one whose marks are wrong, which `code-marks` reports, none. */
function marked(code: string): MarkedCode {
  try {
    return readMarks(code, '');
  } catch (error) {
    if (error instanceof CodeError) {
      return {lines: code.split('\n'), marks: new Map()};
    }
    throw error;
  }
}

/** Marks of the marked lines, in order: the same in both languages. */
export function markList(code: string): string {
  return [...marked(code).marks.values()].map((marks) => [...marks].join(' ')).join(', ');
}

/** What a reader copies: lines that mark others, and those marked as removed, are empty. */
export function withoutMarks(code: string): string {
  const {lines, marks} = marked(code);
  let shown = 0;
  return code
    .split('\n')
    .map((line) => {
      if (line !== lines[shown]) {
        return '';
      }
      shown += 1;
      return marks.get(shown - 1)?.has('removed') ? '' : line;
    })
    .join('\n');
}
