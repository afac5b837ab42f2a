/**
 * Makes paper show what the screen hides: folded parts are opened, each tab says its name, and
 * dark pages are printed light. Everything is put back afterwards.
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
  document.querySelectorAll('.tabs-container').forEach((tabs) => {
    const names = Array.from(tabs.querySelectorAll('[role="tab"]'), (tab) => tab.textContent ?? '');
    tabs.querySelectorAll<HTMLElement>('[role="tabpanel"]').forEach((panel, place) => {
      panel.dataset.tab = names[place];
    });
  });
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', () => {
    undo.forEach((restore) => restore());
    undo = [];
  });
}
