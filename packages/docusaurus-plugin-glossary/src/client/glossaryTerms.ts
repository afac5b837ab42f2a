/**
 * Explains a glossary term on hover, focus or activation. One listener serves all terms; the code of the
 * explanation is loaded with the first.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Milliseconds of hovering before a term is explained. */
const hoverDelay = 200;

function termAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a.glossary-term') : null;
}

const explain = (term: HTMLAnchorElement, pinned: boolean) =>
  import('./explainTerm').then(
    (loaded) => {
      // The pointer or focus may have moved on meanwhile.
      if (pinned || term.matches(':hover, :focus')) {
        loaded.explain(term, pinned);
      }
    },
    // Without its code, the term is still a link.
    () => pinned && window.location.assign(term.href),
  );

if (ExecutionEnvironment.canUseDOM) {
  let hoverTimer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', ({target, pointerType}) => {
    clearTimeout(hoverTimer);
    const term = termAt(target);
    if (term && pointerType === 'mouse') {
      hoverTimer = setTimeout(() => void explain(term, false), hoverDelay);
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
