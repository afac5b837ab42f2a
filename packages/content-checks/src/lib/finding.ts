/** Fault on a page, with its location and remedy. */
export interface Finding {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  problem: string;
  remedy: string;
}

export function format({file, line, problem, remedy}: Finding): string {
  return `${file}:${line} ${problem}. ${remedy}.`;
}

/** Returns all findings as one text, sorted by file and line, for a failing test or the terminal. */
export function formatAll(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(format)
    .join('\n');
}
