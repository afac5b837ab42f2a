/**
 * Shows the part of a page that the fragment of its address names: folds around it are opened, in browsers
 * that do not do so themselves and when React Router changes the address. A part that has moved to another
 * page is shown there; where there is no such part, the page opens at its top and says so. Folds that the
 * reader has opened are open again after Back and reload.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, showNotice} from './notice';

/** `#top` leads to the top of any page, and `#name=…` holds what is in a tool. */
const needsNoTarget = (id: string): boolean => /^(?:top|\w+=.*)?$/i.test(id);

const folds = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('.markdown details'));

/** Keeps in the entry of the history which folds are open, by their places on the page. */
function keepOpenFolds(): void {
  const open = folds().flatMap((fold, place) => (fold.open ? [place] : []));
  if (open.length > 0 || window.history.state?.folds) {
    window.history.replaceState({...window.history.state, folds: open}, '');
  }
}

function reopenFolds(): void {
  const {folds: open} = (window.history.state ?? {}) as {folds?: number[]};
  const all = folds();
  open?.forEach((place) => all[place]?.setAttribute('open', ''));
}

/** Opens the folds around a part, takes back a filter that hides it, and scrolls to it if there were some. */
function reveal(part: Element): void {
  const closed = folds().filter((fold) => !fold.open && fold.contains(part));
  closed.forEach((fold) => (fold.open = true));
  const isFilteredOut = part.getClientRects().length === 0;
  if (isFilteredOut) {
    // The choice of a product on the changelog page.
    document.querySelector<HTMLInputElement>('.changelog-filter [value="all"]')?.click();
  }
  if (closed.length > 0 || isFilteredOut) {
    part.scrollIntoView();
  }
}

/** The list of parts that have moved is loaded when a part is missing. */
async function leadOn(pathname: string, id: string): Promise<void> {
  const {baseUrl} = siteConfig;
  const {href} = window.location;
  // Without a network the list cannot be loaded; what is said then is right, too.
  const moved = await import('../config/movedSections').catch(() => undefined);
  // The reader may have gone on meanwhile.
  if (window.location.href !== href) {
    return;
  }
  const target = moved?.movedSection(`/${pathname.slice(baseUrl.length)}`, id);
  if (target) {
    window.location.replace(baseUrl + target.slice(1));
    return;
  }
  showNotice({
    role: 'status',
    text: translate({
      id: 'site.missingSection.text',
      message: '链接指向的章节已不在这一页，可能改了名或移走了。',
    }),
    button: {label: translate({id: 'site.notice.close', message: '知道了'})},
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash, pathname}, previousLocation}) {
    if (previousLocation) {
      hideNotice();
    }
    reopenFolds();
    // `cleanAddress.ts` has seen to it that this can be decoded.
    const id = decodeURIComponent(hash.slice(1));
    const target = document.getElementById(id);
    if (target) {
      reveal(target);
    } else if (!needsNoTarget(id) && /\/docs\//.test(pathname)) {
      void leadOn(pathname, id);
    }
    keepOpenFolds();
    if (!previousLocation) {
      // The event does not bubble. Before now, it would forget the folds that were to be opened again.
      document.addEventListener('toggle', keepOpenFolds, {capture: true});
    }
  },
};

export default ExecutionEnvironment.canUseDOM ? clientModule : {};
