/**
 * Bar at the bottom of the window, outside of React, so that it works when React cannot render (`notice.css`).
 * Only one is shown at a time; navigation removes it.
 */
import './notice.css';

let current: HTMLElement | undefined;

interface Notice {
  text: string;
  /** Runs before the bar is removed. */
  button: {label: string; onClick?: () => void};
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status';
}

/** Removes the notice, if there is one. */
export function hideNotice(): void {
  current?.remove();
  current = undefined;
}

/** Shows a bar at the bottom of the window, and replaces the previous one. */
export function showNotice({text, button: {label, onClick}, role}: Notice): void {
  hideNotice();
  const bar = document.createElement('div');
  bar.className = 'site-notice';
  bar.setAttribute('role', role);
  document.body.append(bar);
  current = bar;
  const message = document.createElement('p');
  message.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--sm ${role === 'alert' ? 'button--primary' : 'button--secondary'}`;
  button.textContent = label;
  button.addEventListener('click', () => {
    hideNotice();
    onClick?.();
  });
  // Screen readers announce text added to a live region, not a region inserted with its text.
  setTimeout(() => bar.append(message, button));
}
