/**
 * Message of an error.
 * @param error Thrown value, which need not be an `Error`.
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
