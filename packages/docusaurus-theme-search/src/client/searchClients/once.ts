/** Loads something once for all calls, and again by the next call after a failure. */
export function once<Result, Args extends unknown[]>(
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return (...args) => {
    loading ??= load(...args).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
