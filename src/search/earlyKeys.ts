/**
 * Keys pressed before the page reacts: Ctrl/Cmd+K or `/`, and what is typed after it, are kept by
 * a script in the page itself until the dialog is there. It takes nothing away but the key that
 * opens: should the other scripts never come, all other keys do what they do.
 */

declare global {
  interface Window {
    /** What was typed since the search was asked for, if it was. Listens no more unless `on`. */
    earlySearch?: (on?: boolean) => string | undefined;
  }
}

/** Stands in the head of each page: small, and in words that every browser knows. */
export const earlyKeysScript = `(function(){var t;function k(e){var f=e.target,m=e.ctrlKey||e.metaKey;if(e.isComposing||e.altKey||f.isContentEditable||/^(INPUT|SELECT|TEXTAREA)$/.test(f.tagName))return;if(t===undefined){if(m?e.key.toLowerCase()==='k':e.key==='/'){t='';e.preventDefault()}}else if(!m){t=e.key==='Escape'?undefined:e.key==='Backspace'?t.slice(0,-1):e.key.length===1?t+e.key:t}}addEventListener('keydown',k);window.earlySearch=function(on){on||removeEventListener('keydown',k);return t}})()`;

/** Whether the search was asked for before the page reacted. */
export const wasAskedEarly = (): boolean => window.earlySearch?.(true) !== undefined;

/** What was typed since then, once: from now on the page itself listens. */
export function takeEarlyKeys(): string | undefined {
  const typed = window.earlySearch?.();
  delete window.earlySearch;
  return typed || undefined;
}
