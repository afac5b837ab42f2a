/** Loads the dialog's style sheet once; see `src/plugins/search-index` for why it is not imported. */
let loading: Promise<void> | undefined;

export function loadStyles(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
  return loading;
}
