/** Loads something once for all calls, and again by the next call after a failure. */
export function once<Result, Args extends unknown[]>(
  load: (...args: Args) => Promise<Result>,
): (...given: Args) => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return (...given) => {
    loading ??= load(...given).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
