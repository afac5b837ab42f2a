/**
 * Prepares a page for printing: opens collapsed parts, and prints dark pages in light mode. Restores everything
 * afterwards.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let undo: (() => void)[] = [];

function prepare(): void {
  const {dataset} = document.documentElement;
  const {theme} = dataset;
  dataset.theme = 'light';
  undo.push(() => (dataset.theme = theme));
  document.querySelectorAll<HTMLDetailsElement>('details:not([open])').forEach((details) => {
    details.open = true;
    undo.push(() => (details.open = false));
  });
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', () => {
    undo.forEach((restore) => restore());
    undo = [];
  });
}
