/** Shown beside a heading whose address was copied: says so, and offers to print its section of a Markdown page. */
import {translate} from '@docusaurus/Translate';
import './tools.css';

/** Milliseconds that the note stays without a pointer or the focus in it. */
const stay = 6000;

/** The parts of a page from the `h2` that a heading belongs to, up to the next one. */
function sectionOf(heading: Element): Element[] {
  const text = heading.closest('.markdown');
  const parts = Array.from(text?.children ?? []);
  const own = parts.findIndex((part) => part.contains(heading));
  const starts = parts.flatMap(({tagName}, place) => (tagName === 'H2' ? [place] : []));
  const start = starts.filter((place) => place <= own).at(-1);
  return parts.slice(
    start ?? 0,
    starts.find((place) => place > own),
  );
}

/** Prints a part of the page, below the page's title. */
function print(parts: readonly Element[]): void {
  const root = document.documentElement;
  const marks = parts.map((part) => part as HTMLElement);
  root.dataset.printSection = '';
  marks.forEach((part) => (part.dataset.printed = ''));
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printSection;
      marks.forEach((part) => delete part.dataset.printed);
    },
    {once: true},
  );
  window.print();
}

let remove = () => {};

export function showTools(link: HTMLAnchorElement): void {
  remove();
  const note = document.createElement('span');
  note.className = 'heading-tools';
  note.setAttribute('role', 'status');
  link.after(note);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'site-button';
  button.textContent = translate({id: 'heading.print', message: '打印这一节'});
  button.addEventListener('click', () => {
    const heading = link.closest('h2, h3, h4, h5, h6');
    remove();
    if (heading) {
      print(sectionOf(heading));
    }
  });
  note.append(translate({id: 'heading.copied', message: '已复制链接'}));
  if (link.closest('.markdown')) {
    note.append(button);
  }
  const timer = setInterval(() => {
    if (!note.matches(':hover, :focus-within')) {
      remove();
    }
  }, stay);
  remove = () => {
    clearInterval(timer);
    note.remove();
  };
}
