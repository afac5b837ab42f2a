/**
 * Keeps the last click on a button of a page that does not react yet.
 *
 * A page is painted before its scripts are asked for (`lean-client/document.ts`). On a slow network its
 * menu, tabs and copy buttons can be seen for a second and do nothing: what was clicked meanwhile is clicked
 * again when the page reacts. Links, forms and `<details>` need no script; keys that open the search are
 * kept by `src/search/earlyKeys.ts`. To switch it off, take the plugin out of docusaurus.config.ts.
 */
import type {Plugin} from '@docusaurus/types';

/**
 * Runs in the head of each page, as it stands here: it may use nothing from outside of itself, comments
 * would be sent with every page, and words that an old browser does not know would stop other scripts too.
 */
function keepClick(): void {
  const html = document.documentElement;
  let clickAgain = () => {};
  const onClick = ({target}: Event) => {
    const selector = 'button[type=button],[role=tab]';
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    // With a root, React answers a click itself, and hydrates what was clicked for it.
    clickAgain = button && !window.docusaurusRoot ? () => button.click() : () => {};
  };
  addEventListener('click', onClick);
  new MutationObserver((_changes, observer) => {
    if (html.dataset.hasHydrated === 'true') {
      observer.disconnect();
      removeEventListener('click', onClick);
      clickAgain();
    }
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
}

export default function earlyClicks(): Plugin {
  return {
    name: 'early-clicks',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${keepClick.toString()})()`}],
    }),
  };
}
