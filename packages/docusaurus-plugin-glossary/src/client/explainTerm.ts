/**
 * Explanation of a term: positioned next to the term, and after it in document order, so that Tab moves from the
 * term into it and on into the text.
 */
import {translate} from '@docusaurus/Translate';
import entries from '@generated/docusaurus-plugin-glossary/default/entries.json';
import {partsOf} from '../definitionParts';
import './explainTerm.css';

interface Open {
  term: HTMLAnchorElement;
  box: HTMLElement;
  /** True if a click has opened it; otherwise it closes with hover or focus. */
  pinned: boolean;
  stop: AbortController;
}

let open: Open | undefined;

/** Term that is focused again when its explanation closes, which must not reopen it. */
let dismissed: HTMLAnchorElement | undefined;

/** Milliseconds to move the pointer from the term to its explanation. */
const closeDelay = 250;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function contentFor(term: HTMLAnchorElement): Node[] | undefined {
  const id = decodeURIComponent(term.hash.slice(1));
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) {
    return undefined;
  }
  const title = element('strong', entry.term);
  if (entry.other) {
    const other = element('small', entry.other);
    other.lang = document.documentElement.lang === 'en' ? 'zh-CN' : 'en';
    title.append(' ', other);
  }
  const more = element('a', translate({id: 'glossary.inGlossary', message: '在术语表中查看'}));
  more.href = term.href;
  const definition = element('span', '');
  partsOf(entry.definition).forEach((text, index) => {
    const part = element('span', text);
    part.translate = index % 2 === 0;
    definition.append(part);
  });
  return [title, definition, more];
}

function place({term, box}: Open): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const gap = 6;
  const below = line.bottom + gap;
  const fitsBelow = below + box.offsetHeight < window.innerHeight - gap;
  const right = document.documentElement.clientWidth - box.offsetWidth - 12;
  box.style.top = `${fitsBelow ? below : Math.max(gap, line.top - gap - box.offsetHeight)}px`;
  box.style.left = `${Math.max(12, Math.min(line.left, right))}px`;
}

/** Closes the explanation, and moves a focus inside it back to the term. */
function close(): void {
  if (!open) {
    return;
  }
  const {term, box, stop} = open;
  open = undefined;
  stop.abort();
  if (box.contains(document.activeElement)) {
    dismissed = term;
    term.focus({preventScroll: true});
  }
  box.remove();
  term.setAttribute('aria-expanded', 'false');
}

function watch({term, box, stop}: Open): void {
  const {signal} = stop;
  const inside = (target: EventTarget | null) =>
    target instanceof Node && (term.contains(target) || box.contains(target));
  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener('abort', () => clearTimeout(timer));
  document.addEventListener(
    'pointerover',
    ({target}) => {
      clearTimeout(timer);
      if (!inside(target) && !open?.pinned && !inside(document.activeElement)) {
        timer = setTimeout(close, closeDelay);
      }
    },
    {signal},
  );
  document.addEventListener('pointerdown', ({target}) => inside(target) || close(), {signal});
  document.addEventListener('focusin', ({target}) => inside(target) || close(), {signal});
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
  window.addEventListener('popstate', close, {signal});
  for (const change of ['scroll', 'resize']) {
    window.addEventListener(change, () => open && place(open), {
      signal,
      passive: true,
      capture: true,
    });
  }
}

/** Opens the explanation of a term; a second click closes it. */
export function explain(term: HTMLAnchorElement, pinned: boolean): void {
  const isReturn = term === dismissed && !pinned;
  dismissed = undefined;
  if (isReturn) {
    return;
  }
  if (open?.term === term) {
    if (pinned && open.pinned) {
      close();
    } else {
      open.pinned ||= pinned;
    }
    return;
  }
  close();
  const content = contentFor(term);
  if (!content) {
    window.location.assign(term.href);
    return;
  }
  const box = document.createElement('span');
  box.className = 'glossary-explanation no-print';
  // Announced when its text is inserted.
  box.setAttribute('role', 'status');
  term.after(box);
  // In the top layer of browsers with popovers; the style sheet positions it in others.
  box.popover = 'manual';
  box.showPopover?.();
  box.append(...content);
  term.setAttribute('aria-expanded', 'true');
  open = {term, box, pinned, stop: new AbortController()};
  place(open);
  watch(open);
}
