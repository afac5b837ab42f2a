/**
 * The sidebar shows where the reader is: the item of the page is brought into sight when it is not.
 * Only the sidebar moves, not the page, and the focus stays where it is.
 */

/** The categories that open and close with a page have done so when nothing has moved for this long. */
const settled = 300;

/**
 * Looks when the sidebar has been laid out, again while its categories open and close, and then
 * no more: those that the reader opens move nothing.
 *
 * @param place Selector of what holds the sidebar
 * @returns Ends it before
 */
export function showCurrent(place: string): () => void {
  const list = document.querySelector(`${place} .theme-doc-sidebar-menu`);
  const scroller = list?.closest('.menu');
  if (!list || !scroller || typeof ResizeObserver === 'undefined') {
    return () => undefined;
  }
  let isMoving = false;
  let timer: number | undefined;
  // It is told after the browser's own layout: reading sizes costs none.
  const observer = new ResizeObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => observer.disconnect(), settled);
    const item = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (item) {
      const {top, bottom, height} = scroller.getBoundingClientRect();
      const middle = (item.top + item.bottom) / 2;
      // The category may still be too short for the position of the item.
      isMoving ||= middle < top || middle > bottom;
      if (isMoving) {
        scroller.scrollTop += item.top - top - height / 3;
      }
    }
  });
  observer.observe(list);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
