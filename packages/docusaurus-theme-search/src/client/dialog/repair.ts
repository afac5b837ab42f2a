/**
 * Repairs of DocSearch 4.7.0's dialog that its props have no place for, made in the document after
 * each change that React makes there. Each says what is wrong in DocSearch.
 */
import {translate} from '@docusaurus/Translate';
import {searchLimits} from '../../limits';

type Attributes = Readonly<Record<string, string | null>>;

/** Sets what differs, so that a repair does not call for another. */
function setAttributes(element: Element | null, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element?.removeAttribute(name);
    } else if (element?.getAttribute(name) !== value) {
      element?.setAttribute(name, value);
    }
  }
}

/** The dialog is a button with the attributes of a combobox and no name; its parts are landmarks of the page. */
function repairRoot(container: Element): void {
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
 * The input takes 512 characters also where they are a query, not a question to Ask AI. It has
 * attributes of a combobox without being one, and names lists that may not be there.
 */
function repairInput(container: Element): void {
  const input = container.querySelector('.DocSearch-Input');
  const asking = container.querySelector('.DocSearch-AskAi-Return') !== null;
  const lists = asking ? [] : Array.from(container.querySelectorAll('ul[role="listbox"]'));
  const isCombobox = lists.length > 0;
  setAttributes(input, {
    maxlength: String(asking ? 512 : searchLimits.queryLength),
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
 * Options hold links and buttons, which nothing inside an option can be. Where rows have buttons
 * the list becomes a plain list; elsewhere the link becomes the option.
 */
function repairList(list: Element): void {
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

/** In Ask AI three buttons are icons without a name, and an error is a heading of the fourth level among none. */
function repairAskAi(container: Element): void {
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

/** While a word is being composed, keys belong to the input method: Escape would close the dialog. */
function keepKeysOfComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) {
    event.stopImmediatePropagation();
  }
}

/**
 * Repairs a dialog now and whenever it changes.
 * @returns Stops that.
 */
export function repairDialog(container: Element): () => void {
  const repair = () => {
    repairRoot(container);
    container.querySelectorAll('.DocSearch-Dropdown ul[role]').forEach(repairList);
    repairInput(container);
    repairAskAi(container);
  };
  const observer = new MutationObserver(repair);
  repair();
  observer.observe(container, {childList: true, subtree: true, attributes: true});
  window.addEventListener('keydown', keepKeysOfComposition, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', keepKeysOfComposition, true);
  };
}
