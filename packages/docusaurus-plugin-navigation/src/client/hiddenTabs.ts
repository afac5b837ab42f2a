/**
 * Makes find-in-page search inactive tabs: their panels are `hidden="until-found"` instead of `hidden`, and a
 * match in a panel activates its tab. The theme has no option for it, and passes `hidden` to React as a
 * boolean.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function makeFindable(): void {
  document
    .querySelectorAll('[role="tabpanel"][hidden=""]')
    .forEach((panel) => panel.setAttribute('hidden', 'until-found'));
}

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Activates the tab of a panel. By default, the visible content of the panel stays at its position.
 *
 * @param top new position of the panel in the window, in pixels
 */
export function openTab(panel: HTMLElement, top = panel.getBoundingClientRect().top): void {
  const place = Array.from(panel.parentElement?.children ?? []).indexOf(panel);
  const tabs = panel.closest('.tabs-container')?.querySelector('[role="tablist"]')?.children;
  (tabs?.[place] as HTMLElement | undefined)?.click();
  // The previously active panel may have been above it.
  setTimeout(() => window.scrollBy(0, panel.getBoundingClientRect().top - top));
}

/** Panels in document order: the app may replace the elements when it starts. */
const panels = () => Array.from(document.querySelectorAll<HTMLElement>('[role="tabpanel"]'));

/** @param top position of the panel after the browser has scrolled to the match: the app hides it when it starts */
function openWhenHydrated(place: number, top?: number): void {
  const panel = panels()[place];
  const shownTop = !panel || panel.hidden ? top : panel.getBoundingClientRect().top;
  if (!isHydrated()) {
    requestAnimationFrame(() => openWhenHydrated(place, shownTop));
  } else if (panel) {
    openTab(panel, shownTop);
  }
}

/**
 * Handles a match before the browser scrolls to it. The theme leaves a clicked tab at its position in the
 * window, which would undo the scrolling, so the click follows it.
 */
function onMatch({target}: Event): void {
  const panel = target instanceof Element && target.closest<HTMLElement>('[role="tabpanel"]');
  if (panel) {
    const place = panels().indexOf(panel);
    setTimeout(() => openWhenHydrated(place));
  }
}

/**
 * Text fragment of a link that opened the page, decoded. Browsers remove it from `location`; Chromium keeps it in
 * the navigation entry (WICG/scroll-to-text-fragment#223); in other browsers the result is empty.
 */
function textOfAddress(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [, text = ''] = /:~:text=(?:[^,&]*-,)?([^,&]*)/.exec(entry?.name ?? '') ?? [];
  try {
    // Back and reload restore the position instead.
    return entry?.type === 'navigate' ? decodeURIComponent(text) : '';
  } catch {
    return '';
  }
}

/** Opens the tab with a text if the browser searched for it before this code made the panels findable. */
function openTabWith(text: string): void {
  if (document.readyState !== 'complete' || !isHydrated()) {
    requestAnimationFrame(() => openTabWith(text));
  } else if (!document.querySelector<HTMLElement>('main')?.innerText.includes(text)) {
    const hasText = (element: Element) => element.textContent?.includes(text);
    const matchIn = (element: Element): Element => {
      const inner = Array.from(element.children).find(hasText);
      return inner ? matchIn(inner) : element;
    };
    const panel = panels().find((it) => it.hidden && hasText(it));
    if (panel) {
      openTab(panel);
      // The tab scrolls the page first.
      setTimeout(() => matchIn(panel).scrollIntoView({block: 'center'}));
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('beforematch', onMatch);
  // The browser searches for the text fragment of the address as soon as the page is parsed.
  makeFindable();
  const text = textOfAddress();
  if (text) {
    openTabWith(text);
  }
  // Navigation adds panels, and React hides one when another is selected.
  new MutationObserver(makeFindable).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden'],
  });
}
