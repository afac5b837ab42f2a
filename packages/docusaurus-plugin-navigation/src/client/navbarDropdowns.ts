/**
 * Adds keyboard support to the navbar dropdowns. Escape closes them and focuses their button; a dropdown opened
 * by hovering stays closed until the pointer leaves. The space bar opens them like any button, which the theme
 * supports from 3.10 on (facebook/docusaurus#8478, #11513).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from './navbarDropdowns.module.css';

const press = (button: Element) =>
  button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));

function dismiss(dropdown: Element): void {
  const button = dropdown.querySelector<HTMLElement>(':scope > [aria-expanded]');
  if (button?.getAttribute('aria-expanded') === 'true') {
    press(button);
    button.focus();
  }
  // After React, which rewrites the classes of a dropdown that it closes.
  setTimeout(() => {
    if (dropdown.matches(':hover')) {
      dropdown.classList.add(styles.dismissed!);
      dropdown.addEventListener('mouseleave', () => dropdown.classList.remove(styles.dismissed!), {
        once: true,
      });
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      document.querySelectorAll('.navbar .dropdown:is(.dropdown--show, :hover)').forEach(dismiss);
    } else if (event.key === ' ' && !event.defaultPrevented && event.target instanceof Element) {
      const button = event.target.closest('.navbar .dropdown > [role="button"]');
      if (button) {
        event.preventDefault();
        press(button);
      }
    }
  });
}
