/**
 * Reports an entry of a data file.
 * @param place Names and texts that lead to the entry, from the outside to the inside.
 */
export type ReportEntry = (place: readonly string[], problem: string, remedy: string) => void;

/** A check of one data file beyond what holds for all of them; `pages` are paths below `docs`. */
export type OwnCheck = (value: unknown, report: ReportEntry, pages: ReadonlySet<string>) => void;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
