/**
 * Lets the browser's find look into tabs that are not shown: their panels are `hidden="until-found"`
 * instead of `hidden`, and a panel in which something is found is opened by its tab. The theme has no
 * option for it, and hands `hidden` to React as a boolean.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function makeFindable(): void {
  document
    .querySelectorAll('[role="tabpanel"][hidden=""]')
    .forEach((panel) => panel.setAttribute('hidden', 'until-found'));
}

function openTab({target}: Event): void {
  const panel = target instanceof Element && target.closest('[role="tabpanel"]');
  if (panel) {
    const place = Array.from(panel.parentElement?.children ?? []).indexOf(panel);
    const tabs = panel.closest('.tabs-container')?.querySelector('[role="tablist"]')?.children;
    (tabs?.[place] as HTMLElement | undefined)?.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('beforematch', openTab);
  // Panels come with pages, and React hides one when another is chosen.
  new MutationObserver(makeFindable).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden'],
  });
}
