/**
 * Workarounds for faults of DocSearch 4.7.0 that its props cannot change. Each names the upstream issue, or the
 * source if none is filed. `tests/e2e/docsearch-fixes.spec.ts` fails when DocSearch no longer has a fault, and
 * `tests/dialog.test.ts` when there is another version of DocSearch to check them against.
 */
import {translate} from '@docusaurus/Translate';
import {searchLimits} from '../../limits';
import {isInComposition} from '../keys';
import type {Hit} from '../searchClients/types';

type Attributes = Readonly<Record<string, string | null>>;

/** Sets attributes that differ, so that a fix does not trigger another. */
function setAttributes(element: Element | null, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element?.removeAttribute(name);
    } else if (element?.getAttribute(name) !== value) {
      element?.setAttribute(name, value);
    }
  }
}

/**
 * Fixes the dialog, which is a button with the attributes of a combobox and no name, and whose parts are landmarks.
 * @see https://github.com/algolia/docsearch/issues/1370
 */
function fixRoot(container: Element): void {
  setAttributes(container.querySelector('.DocSearch-Container'), {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': translate({id: 'search.dialog.label', message: '搜索文档'}),
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
    tabindex: '-1',
  });
  container
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((part) => setAttributes(part, {role: 'none'}));
}

/**
 * Fixes the input, which has attributes of a combobox without being one, and references lists and options that do
 * not exist. The input accepts 512 characters also for a query, which has 64 since DocSearch 3:
 * https://github.com/algolia/docsearch/blob/v4.7.0/packages/docsearch-react/src/constants.ts
 * @see https://github.com/algolia/docsearch/issues/1014
 */
function fixInput(container: Element): void {
  const input = container.querySelector('.DocSearch-Input');
  const isAskAi = container.querySelector('.DocSearch-AskAi-Return') !== null;
  const lists = isAskAi ? [] : Array.from(container.querySelectorAll('ul[role="listbox"]'));
  const isCombobox = lists.length > 0;
  setAttributes(input, {
    maxlength: String(isAskAi ? 512 : searchLimits.queryLength),
    role: isCombobox ? 'combobox' : null,
    'aria-expanded': isCombobox ? 'true' : null,
    'aria-haspopup': isCombobox ? 'listbox' : null,
    'aria-controls': isCombobox ? lists.map(({id}) => id).join(' ') : null,
    'aria-autocomplete': isCombobox ? 'list' : null,
    'aria-labelledby': null,
    'aria-label': translate({id: 'search.box.label', message: '搜索文档'}),
  });
  const active = input?.getAttribute('aria-activedescendant');
  if (active && !container.querySelector(`#${CSS.escape(active)}`)) {
    input?.removeAttribute('aria-activedescendant');
  }
}

/**
 * Fixes options with links and buttons, which must not contain interactive elements. A list with buttons becomes a
 * plain list; in others the link becomes the option.
 * @see https://github.com/algolia/docsearch/issues/1014
 * @see https://github.com/algolia/docsearch/issues/1491
 */
function fixList(list: Element): void {
  const hasButtons = list.querySelector('button') !== null;
  setAttributes(list, {
    role: hasButtons ? 'list' : 'listbox',
    'aria-labelledby': null,
    'aria-label': list.previousElementSibling?.textContent || null,
  });
  for (const row of Array.from(list.querySelectorAll(':scope > li'))) {
    const link = row.querySelector('a');
    if (!link) {
      continue;
    }
    const selected = row.getAttribute('aria-selected');
    if (selected !== null) {
      row.classList.toggle('search-selected', selected === 'true');
      row.removeAttribute('aria-selected');
      link.setAttribute('aria-selected', selected);
    }
    if (row.id) {
      link.id = row.id;
      row.removeAttribute('id');
    }
    if (hasButtons) {
      setAttributes(row, {role: 'listitem'});
      setAttributes(link, {role: null, 'aria-selected': null, tabindex: '0'});
    } else {
      setAttributes(row, {role: 'none'});
      setAttributes(link, {role: 'option', tabindex: '-1'});
    }
  }
}

/**
 * Fixes Ask AI, where three buttons are icons without a name, and an error is a heading of level 4.
 * @see https://github.com/algolia/docsearch/blob/v4.7.0/packages/docsearch-react/src/SearchBox.tsx
 */
function fixAskAi(container: Element): void {
  const names = {
    '.DocSearch-StopStreaming': translate({id: 'search.askAi.stop', message: '停止回答'}),
    '.DocSearch-Menu-trigger': translate({id: 'search.askAi.menu', message: '对话菜单'}),
    '.DocSearch-Hit-action-button:not([title])': translate({
      id: 'search.askAi.forget',
      message: '删除这个对话',
    }),
  };
  for (const [buttons, name] of Object.entries(names)) {
    container
      .querySelectorAll(buttons)
      .forEach((button) => setAttributes(button, {'aria-label': name}));
  }
  setAttributes(container.querySelector('.DocSearch-AskAiScreen-Error-Title'), {role: 'none'});
}

/**
 * Stops key events during a composition of an input method: Enter would open a result, Escape close the dialog.
 * @see https://github.com/algolia/docsearch/pull/2909
 */
function stopCompositionKeys(event: KeyboardEvent): void {
  if (isInComposition(event)) {
    event.stopImmediatePropagation();
  }
}

/**
 * Fixes the elements of a dialog now and after each change by React.
 * @returns function that stops it
 */
export function fixDialog(container: Element): () => void {
  const fix = () => {
    fixRoot(container);
    container.querySelectorAll('.DocSearch-Dropdown ul[role]').forEach(fixList);
    fixInput(container);
    fixAskAi(container);
  };
  const observer = new MutationObserver(fix);
  fix();
  observer.observe(container, {childList: true, subtree: true, attributes: true});
  window.addEventListener('keydown', stopCompositionKeys, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', stopCompositionKeys, true);
  };
}

/**
 * Runs a function after DocSearch, closed before, has restored the scroll position.
 * @see https://github.com/algolia/docsearch/issues/1260
 */
export const afterScrollBack = (run: () => void): void => void setTimeout(run);

/**
 * Adds excerpts that are loaded later to a row: DocSearch accepts one response for a query, and opens and stores
 * its address.
 * @see https://github.com/algolia/docsearch/blob/v4.7.0/packages/docsearch-react/src/DocSearchModal.tsx
 */
export function completeRow(row: object, {url, place, excerpt}: Hit): void {
  Object.assign(row, {url, place, excerpt});
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reports whether DocSearch can show a stored search, and its address is on this site. */
export const isRow = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.objectID === 'string' &&
  typeof value.url === 'string' &&
  /^\/(?!\/)/.test(value.url) &&
  isObject(value.hierarchy) &&
  typeof value.hierarchy.lvl1 === 'string';

/**
 * Removes invalid entries of DocSearch's history, of another version of the site or edited by hand: DocSearch
 * renders them unchecked. If the browser blocks storage, DocSearch throws, but works if there is no storage.
 * @see https://github.com/algolia/docsearch/issues/2694
 */
export function cleanHistory(indexName: string): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', {value: undefined});
  }
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const rows: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(rows) && !rows.every(isRow)) {
        localStorage.removeItem(key);
        localStorage.setItem(key, JSON.stringify(rows.filter(isRow)));
      }
    } catch {
      // DocSearch ignores invalid JSON.
    }
  }
}

/**
 * Loads the script for events, which DocSearch would load from a CDN. Search also works if the browser blocks it.
 * @see https://github.com/algolia/autocomplete/pull/1118
 */
export async function loadInsights(): Promise<void> {
  const insights = await import('search-insights').catch(() => undefined);
  if (insights) {
    Object.assign(window, {aa: insights.default});
  }
}
