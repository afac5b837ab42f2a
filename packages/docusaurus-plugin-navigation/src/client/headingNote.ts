/**
 * Note after a click on a heading's link: confirms the copied address, and has a button that prints the
 * section.
 */
import {translate} from '@docusaurus/Translate';
import './headingNote.css';

/** Milliseconds before the note closes while neither the pointer nor the focus is in it. */
const noteDuration = 6000;

/** Elements of a page from the preceding `h2` up to the next one. */
function sectionAround(part: Element): HTMLElement[] {
  const isStart = ({tagName}: Element) => tagName === 'H2';
  let start = part;
  while (!isStart(start) && start.previousElementSibling) {
    start = start.previousElementSibling;
  }
  const section = [start];
  for (let next = start.nextElementSibling; next && !isStart(next);) {
    section.push(next);
    next = next.nextElementSibling;
  }
  return section as HTMLElement[];
}

/** Prints a section below the title of its page (`headingNote.css`). */
function print(section: readonly HTMLElement[]): void {
  const {dataset} = document.documentElement;
  dataset.printSection = '';
  section.forEach((part) => (part.dataset.printed = ''));
  window.addEventListener(
    'afterprint',
    () => {
      delete dataset.printSection;
      section.forEach((part) => delete part.dataset.printed);
    },
    {once: true},
  );
  window.print();
}

let removeNote = () => {};

/**
 * Shows the note below a link until the reader leaves it.
 * @param isCopied whether the address was copied
 */
export function showNote(link: HTMLAnchorElement, isCopied: boolean): void {
  removeNote();
  const note = document.createElement('span');
  note.className = 'heading-tools';
  note.setAttribute('role', 'status');
  link.after(note);
  note.append(isCopied ? translate({id: 'heading.copied', message: '已复制链接'}) : '');
  const part = link.closest('.markdown > *');
  if (part) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'site-button';
    button.textContent = translate({id: 'heading.print', message: '打印这一节'});
    button.addEventListener('click', () => {
      removeNote();
      print(sectionAround(part));
    });
    note.append(button);
  }
  const timer = setInterval(() => {
    if (!note.matches(':hover, :focus-within')) {
      removeNote();
    }
  }, noteDuration);
  removeNote = () => {
    clearInterval(timer);
    note.remove();
  };
}
