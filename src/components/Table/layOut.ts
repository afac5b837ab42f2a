/**
 * Long tables far below the window are not laid out for the first paint (`styles.module.css`). Here they are
 * afterwards, one after the other, whenever the browser has nothing else to do; and all at once where a link
 * leads to a place on the page, which would not be where it was before them, or where readers jump to one (the
 * End key, the scrollbar, a search of the browser): what they are about to click would move away.
 */
const waiting = new Set<HTMLElement>();
let scrolled = 0;

function layOut(box: HTMLElement): void {
  waiting.delete(box);
  box.style.contentVisibility = 'visible';
}

/** Browsers that don't know idle times lay them out as they come near. */
const whenIdle = (): void => void window.requestIdleCallback?.(layOutNext);

function layOutNext(time: IdleDeadline): void {
  for (const box of waiting) {
    layOut(box);
    // Now, not together with the next ones.
    void box.offsetHeight;
    if (time.timeRemaining() < 8) {
      whenIdle();
      break;
    }
  }
}

function onClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) {
    waiting.forEach(layOut);
  }
}

/** Comes before what was scrolled to is drawn. */
function onScroll(): void {
  if (Math.abs(scrollY - scrolled) > innerHeight) {
    waiting.forEach(layOut);
  }
  scrolled = scrollY;
}

/** Has the table in a box laid out when there is time for it, or at once where the address names a place on the page. */
export function layOutLater(box: HTMLElement): void {
  if (window.location.hash) {
    layOut(box);
    return;
  }
  addEventListener('click', onClick, true);
  addEventListener('scroll', onScroll);
  waiting.add(box);
  if (waiting.size === 1) {
    whenIdle();
  }
}
