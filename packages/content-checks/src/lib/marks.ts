import type {CodeMarks} from './config';

/** Returns the marks of a code block; none if they are invalid, which the rule `code-marks` reports. */
const marked = (code: string, {read}: CodeMarks) =>
  read(code) ?? {lines: code.split('\n'), marks: new Map<number, ReadonlySet<string>>()};

/** Marks of the marked lines, in order: the same in both languages. */
export function markList(code: string, reader: CodeMarks): string {
  return [...marked(code, reader).marks.values()].map((marks) => [...marks].join(' ')).join(', ');
}

/** Code as the copy button returns it: lines with marks and removed lines are empty. */
export function withoutMarks(code: string, reader: CodeMarks): string {
  const {lines, marks} = marked(code, reader);
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
