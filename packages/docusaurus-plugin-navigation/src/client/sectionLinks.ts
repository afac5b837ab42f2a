/**
 * Reveals the target of the address's fragment: opens the folds around it, in browsers that do not do so
 * themselves and when React Router changes the address, and resets filters. A section that has moved to another
 * page is shown there; for an unknown one, the page opens at its top with a notice. Folds that the reader has
 * opened are open again after Back and reload.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {openTab} from './hiddenTabs';
import type {MovedSections} from '../index';
import {hideNotice, showNotice} from './notice';

/** `#top` leads to the top of any page, and `#name=…` contains the state of a tool. */
const needsNoTarget = (id: string): boolean => /^(?:top|\w+=.*)?$/i.test(id);

const folds = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('.markdown details'));

/** Stores the open folds in the history entry, by their positions on the page. */
function storeOpenFolds(): void {
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

/**
 * Opens the folds and the tab around an element, resets the filters that may hide it (`data-filter`), and
 * scrolls to it if it was out of view.
 */
function reveal(part: Element): void {
  const closed = folds().filter((fold) => !fold.open && fold.contains(part));
  closed.forEach((fold) => (fold.open = true));
  const isHidden = part.getClientRects().length === 0;
  if (isHidden) {
    document.querySelectorAll<HTMLFormElement>('form[data-filter]').forEach((form) => form.reset());
    const panel = part.closest<HTMLElement>('[role="tabpanel"][hidden]');
    if (panel) {
      openTab(panel);
    }
  }
  if (closed.length > 0 || isHidden) {
    // After the filters and tabs have been updated.
    setTimeout(() => part.scrollIntoView());
  }
}

/**
 * Element with an id. Linkifiers may include the words behind an address, and some authors write it in
 * capitals: the fallback is the longest id that the fragment begins with.
 */
function partOf(id: string): Element | undefined {
  const lowercase = id.toLowerCase();
  const isBeginning = ({id: own}: Element) =>
    lowercase.startsWith(own.toLowerCase()) && !/^[\w-]/.test(lowercase.slice(own.length));
  return (
    document.getElementById(id) ??
    Array.from(document.querySelectorAll('main [id]'))
      .filter((part) => part.id && isBeginning(part))
      .sort((one, other) => other.id.length - one.id.length)[0]
  );
}

/**
 * Reveals the target again when its link is clicked a second time: the address does not change, so there is no
 * route event.
 */
function revealAgain({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link && link.href === window.location.href && link.hash.length > 1) {
    // The link has the current fragment, which is decodable (`cleanAddress.ts`).
    const part = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (part) {
      reveal(part);
    }
  }
}

/** Target of a moved section; undefined for any other. */
function movedSection(all: MovedSections, page: string, id: string): string | undefined {
  const target = Object.entries(all[page] ?? {}).find(([, ids]) => ids.includes(id))?.[0];
  return target?.includes('#') ? target : target && `${target}#${id}`;
}

/** Loads the list of moved sections when a target is missing, and redirects or shows a notice. */
async function followMovedSection(pathname: string, id: string): Promise<void> {
  const {baseUrl} = siteConfig;
  const {href} = window.location;
  // Without a network the list cannot be loaded; the notice is correct even then.
  const moved =
    await import('@generated/docusaurus-plugin-navigation/default/moved-sections.json').catch(
      () => undefined,
    );
  // The reader may have left the page meanwhile.
  if (window.location.href !== href) {
    return;
  }
  const [bare = ''] = /^[\w-]*/.exec(id.toLowerCase())!;
  const target = moved && movedSection(moved.default, `/${pathname.slice(baseUrl.length)}`, bare);
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
    // `cleanAddress.ts` ensures that this can be decoded.
    const id = decodeURIComponent(hash.slice(1));
    const target = needsNoTarget(id) ? undefined : partOf(id);
    if (target && target.id !== id) {
      window.location.replace(`#${target.id}`);
    } else if (target) {
      reveal(target);
    } else if (!needsNoTarget(id) && /\/docs\//.test(pathname)) {
      void followMovedSection(pathname, id);
    }
    storeOpenFolds();
    if (!previousLocation) {
      // The event does not bubble. Registered late, because it would discard the folds to be restored.
      document.addEventListener('toggle', storeOpenFolds, {capture: true});
      document.addEventListener('click', revealAgain);
    }
  },
};

export default ExecutionEnvironment.canUseDOM ? clientModule : {};
