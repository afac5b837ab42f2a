/**
 * A bar at the foot of the window, outside of React, so that it can be shown when React cannot
 * render (`notice.css`). There is one at a time; leaving the page takes it away.
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

/** Takes the notice away, if there is one. */
export function hideNotice(): void {
  current?.remove();
  current = undefined;
}

/** Shows a bar at the foot of the window, in place of the one before. */
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
  // Screen readers announce what is added to a region, not a region that comes with its text.
  setTimeout(() => bar.append(message, button));
}
