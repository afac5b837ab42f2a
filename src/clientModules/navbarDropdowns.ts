/**
 * What the theme's dropdowns of the navbar lack (facebook/docusaurus#8478, #11937): the space bar
 * opens them like any button, and Escape closes them, with the focus on their button; also those
 * that the mouse holds open, until it leaves.
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
  // After React, which writes the classes of one that it closes anew.
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
    } else if (event.key === ' ' && event.target instanceof Element) {
      const button = event.target.closest('.navbar .dropdown > [role="button"]');
      if (button) {
        event.preventDefault();
        press(button);
      }
    }
  });
}
