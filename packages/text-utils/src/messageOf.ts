/**
 * Message of an error.
 * @param error What was thrown, which need not be an `Error`.
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
