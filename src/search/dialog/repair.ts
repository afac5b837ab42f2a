/** Repairs of DocSearch 4.7.0's dialog that its API has no place for. */
import {translate} from '@docusaurus/Translate';
import {searchLimits} from '@site/src/config/search';

function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      if (element.hasAttribute(name)) {
        element.removeAttribute(name);
      }
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/** While a word is being composed, keys belong to the input method. */
function keepKeysFromComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) {
    event.stopImmediatePropagation();
  }
}

function repair(container: HTMLElement): void {
  const root = container.querySelector('.DocSearch-Container');
  if (root) {
    // Upstream: role="button" around everything, with attributes of a combobox.
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
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input) {
    // Upstream: 512 characters in both modes.
    const asking = container.querySelector('.DocSearch-AskAi-Return') !== null;
    setAttributes(input, {maxlength: String(asking ? 512 : searchLimits.queryLength)});
  }
}

/** Begins to repair a dialog as it changes; gives the way to stop. */
export function repairDialog(container: HTMLElement): () => void {
  const observer = new MutationObserver(() => repair(container));
  repair(container);
  observer.observe(container, {childList: true, subtree: true, attributes: true, attributeFilter: ['role', 'aria-expanded', 'aria-controls', 'aria-selected']});
  window.addEventListener('keydown', keepKeysFromComposition, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', keepKeysFromComposition, true);
  };
}
