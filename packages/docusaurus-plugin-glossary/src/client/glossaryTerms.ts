/**
 * Explains a glossary term when the pointer rests on it, the focus reaches it, or it is activated.
 * One listener for all terms; what it takes to explain them is loaded with the first.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Milliseconds that the pointer rests on a term before it is explained. */
const rest = 200;

function termAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a.glossary-term') : null;
}

const explain = (term: HTMLAnchorElement, pinned: boolean) =>
  import('./explainTerm').then(
    (loaded) => {
      // Pointer or focus may have gone on meanwhile: it would cover what they are at now.
      if (pinned || term.matches(':hover, :focus')) {
        loaded.explain(term, pinned);
      }
    },
    // Without its code, the term is still a link.
    () => pinned && window.location.assign(term.href),
  );

if (ExecutionEnvironment.canUseDOM) {
  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', ({target, pointerType}) => {
    clearTimeout(resting);
    const term = termAt(target);
    if (term && pointerType === 'mouse') {
      resting = setTimeout(() => void explain(term, false), rest);
    }
  });
  document.addEventListener('focusin', ({target}) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible')) {
      void explain(term, false);
    }
  });
  document.addEventListener('click', (event) => {
    const term = termAt(event.target);
    if (term && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void explain(term, true);
    }
  });
  document.addEventListener('keydown', (event) => {
    const term = event.key === ' ' ? termAt(event.target) : null;
    if (term) {
      event.preventDefault();
      term.click();
    }
  });
}
