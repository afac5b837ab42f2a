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

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Opens the tab of a panel. What shows in the panel stays where it is in the window. */
export function openTab(panel: HTMLElement): void {
  const place = Array.from(panel.parentElement?.children ?? []).indexOf(panel);
  const tabs = panel.closest('.tabs-container')?.querySelector('[role="tablist"]')?.children;
  const {top} = panel.getBoundingClientRect();
  (tabs?.[place] as HTMLElement | undefined)?.click();
  // The panel that was open before may have stood above it.
  setTimeout(() => window.scrollBy(0, panel.getBoundingClientRect().top - top));
}

/** Panels in the order of the document: the app may put others in their places when it starts. */
const panels = () => Array.from(document.querySelectorAll<HTMLElement>('[role="tabpanel"]'));

function openWhenHydrated(place: number): void {
  const panel = panels()[place];
  if (!isHydrated()) {
    requestAnimationFrame(() => openWhenHydrated(place));
  } else if (panel) {
    openTab(panel);
  }
}

/**
 * The browser is about to scroll to what it has found. The theme keeps a clicked tab where it is in the window,
 * which would undo that, so the click comes after it.
 */
function onMatch({target}: Event): void {
  const panel = target instanceof Element && target.closest<HTMLElement>('[role="tabpanel"]');
  if (panel) {
    const place = panels().indexOf(panel);
    setTimeout(() => openWhenHydrated(place));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('beforematch', onMatch);
  // The browser looks for the text that an address names as soon as the page is there.
  makeFindable();
  // Panels come with pages, and React hides one when another is chosen.
  new MutationObserver(makeFindable).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden'],
  });
}
