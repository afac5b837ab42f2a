/**
 * Scrolls the sidebar to the item of the current page if it is out of view. Neither the page nor the focus
 * moves.
 */

/** Milliseconds without a layout change after which categories have finished their animation. */
const settled = 300;

/**
 * Runs after the first layout of the sidebar and during the animation of its categories, then stops: categories
 * that the reader opens cause no scrolling.
 *
 * @param place selector of the sidebar's container
 * @returns function that stops it early
 */
export function showCurrent(place: string): () => void {
  const list = document.querySelector(`${place} .theme-doc-sidebar-menu`);
  const scroller = list?.closest('.menu');
  if (!list || !scroller || typeof ResizeObserver === 'undefined') {
    return () => undefined;
  }
  let isMoving = false;
  let timer: number | undefined;
  // Observer callbacks run after layout, so reading sizes forces none.
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
