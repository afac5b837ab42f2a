/**
 * A link to the page in the other language leads to the section that the reader is in: headings have the
 * same ids in both languages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A heading above this line, in pixels below the top of the window, has been reached. */
const line = 150;

/** The heading of the section that the reader is in; nothing at the top of a page. */
function currentSection(): string {
  const reached = Array.from(document.querySelectorAll('main :is(h2, h3)[id]')).filter(
    (heading) => heading.checkVisibility() && heading.getBoundingClientRect().top < line,
  );
  return reached.at(-1)?.id ?? '';
}

function addSection({target}: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('.navbar a[href][lang]');
  if (link) {
    link.hash = currentSection();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Before any button of the mouse opens the link, here or in another tab.
  document.addEventListener('pointerdown', addSection);
  // By a key.
  document.addEventListener('click', addSection);
}
