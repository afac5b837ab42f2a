/**
 * Stands in for `nprogress` (1 KB less), the bar at the top of the window while a page takes long:
 * the same elements, which the theme's styles are for, moved by the browser.
 */
let bar: HTMLElement | undefined;

function append(parent: Element, name: 'className' | 'id', value: string): HTMLElement {
  const element = document.createElement('div');
  element[name] = value;
  parent.append(element);
  return element;
}

export default {
  /** The theme asks for no spinner; there is none. */
  configure(): void {},

  start(): void {
    if (bar) {
      return;
    }
    bar = append(document.body, 'id', 'nprogress');
    const line = append(bar, 'className', 'bar');
    append(line, 'className', 'peg');
    line.animate([{transform: 'translateX(-100%)'}, {transform: 'translateX(-5%)'}], {
      duration: 15_000,
      easing: 'cubic-bezier(0, 0.8, 0.2, 1)',
      fill: 'forwards',
    });
  },

  done(): void {
    const ending = bar;
    bar = undefined;
    if (ending) {
      ending.animate({opacity: 0}, 200).onfinish = () => ending.remove();
    }
  },
};
