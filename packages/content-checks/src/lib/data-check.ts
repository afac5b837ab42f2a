/**
 * Reports an entry of a data file.
 * @param place Names and texts on the path to the entry, outermost first.
 */
export type ReportEntry = (place: readonly string[], problem: string, remedy: string) => void;

/** A check specific to one data file; `pages` are paths below `docs`. */
export type OwnCheck = (value: unknown, report: ReportEntry, pages: ReadonlySet<string>) => void;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
