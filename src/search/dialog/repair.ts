/**
 * Repairs of DocSearch 4.7.0's dialog that its API has no place for. Each says what is wrong
 * upstream; they are made in the document, after each change that React makes there.
 */
import {translate} from '@docusaurus/Translate';
import {searchLimits} from '@site/src/config/search';

type Attributes = Readonly<Record<string, string | null>>;

/** Sets what differs, so that a repair does not call for another. */
function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/** The dialog is a button with the attributes of a combobox, and has no name. */
function repairRoot(container: Element): void {
  const root = container.querySelector('.DocSearch-Container');
  if (root) {
    setAttributes(root, {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': translate({id: 'search.dialog.label', message: '搜索文档'}),
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
      tabindex: '-1',
    });
  }
}

/** Parts of the dialog are landmarks of the page. */
function repairLandmarks(container: Element): void {
  container
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((part) => setAttributes(part, {role: 'none'}));
}

/**
 * The input takes 512 characters in both modes: a question to Ask AI may have them, a query not.
 * It has the attributes of a combobox without being one, and names lists that may not be there.
 */
function repairInput(container: Element): void {
  const input = container.querySelector('.DocSearch-Input');
  if (!input) {
    return;
  }
  const asking = container.querySelector('.DocSearch-AskAi-Return') !== null;
  const lists = Array.from(
    container.querySelectorAll('.DocSearch-Dropdown ul[role="listbox"]'),
  ).map(({id}) => id);
  const combobox = !asking && lists.length > 0;
  setAttributes(input, {
    maxlength: String(asking ? 512 : searchLimits.queryLength),
    role: combobox ? 'combobox' : null,
    'aria-expanded': combobox ? 'true' : null,
    'aria-haspopup': combobox ? 'listbox' : null,
    'aria-controls': combobox ? lists.join(' ') : null,
    'aria-autocomplete': combobox ? 'list' : null,
    'aria-labelledby': null,
    'aria-label': translate({id: 'search.box.label', message: '搜索文档'}),
  });
  const active = input.getAttribute('aria-activedescendant');
  if (active && !container.querySelector(`#${CSS.escape(active)}`)) {
    input.removeAttribute('aria-activedescendant');
  }
}

/**
 * Options hold links and buttons, which nothing inside an option can be. Where rows have buttons
 * the list is a list; elsewhere the link is the option.
 */
function repairList(list: Element): void {
  const withButtons = list.querySelector('button') !== null;
  const title = list.previousElementSibling?.textContent;
  setAttributes(list, {
    role: withButtons ? 'list' : 'listbox',
    'aria-labelledby': null,
    'aria-label': title || null,
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
    if (withButtons) {
      setAttributes(row, {role: 'listitem'});
      setAttributes(link, {role: null, 'aria-selected': null, tabindex: '0'});
    } else {
      setAttributes(row, {role: 'none'});
      setAttributes(link, {role: 'option', tabindex: '-1'});
    }
  }
}

/** Ask AI: three buttons are icons without a name, and an error is a heading of the fourth level among none. */
function repairAskAi(container: Element): void {
  const names = {
    '.DocSearch-StopStreaming': translate({id: 'search.askAi.stop', message: '停止回答'}),
    '.DocSearch-Menu-trigger': translate({id: 'search.askAi.menu', message: '对话菜单'}),
    '.DocSearch-Hit-action-button:not([title])': translate({
      id: 'search.askAi.forget',
      message: '删除这个对话',
    }),
  };
  for (const [button, name] of Object.entries(names)) {
    container
      .querySelectorAll(button)
      .forEach((element) => setAttributes(element, {'aria-label': name}));
  }
  container
    .querySelectorAll('.DocSearch-AskAiScreen-Error-Title')
    .forEach((title) => setAttributes(title, {role: 'none'}));
}

function repair(container: Element): void {
  repairRoot(container);
  repairLandmarks(container);
  container.querySelectorAll('.DocSearch-Dropdown ul[role]').forEach(repairList);
  repairInput(container);
  repairAskAi(container);
}

/** While a word is being composed, keys belong to the input method: Escape closed the dialog. */
function keepKeysFromComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) {
    event.stopImmediatePropagation();
  }
}

/** The keys Tab goes through are those the dialog had when it opened: new ones let the focus out. */
function keepFocus(container: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = Array.from(
    container.querySelectorAll<HTMLElement>('a[href], button, input'),
  ).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.hasAttribute('disabled') &&
      element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement === edge || !container.contains(document.activeElement)) {
    event.preventDefault();
    event.stopPropagation();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }
}

/** Begins to repair a dialog as it changes; gives the way to stop. */
export function repairDialog(container: Element): () => void {
  const onTab = (event: Event) => keepFocus(container, event as KeyboardEvent);
  const observer = new MutationObserver(() => repair(container));
  repair(container);
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [
      'role',
      'id',
      'aria-expanded',
      'aria-controls',
      'aria-selected',
      'aria-labelledby',
      'aria-activedescendant',
    ],
  });
  window.addEventListener('keydown', keepKeysFromComposition, true);
  container.addEventListener('keydown', onTab, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', keepKeysFromComposition, true);
    container.removeEventListener('keydown', onTab, true);
  };
}
