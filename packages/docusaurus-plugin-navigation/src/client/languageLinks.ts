/**
 * Makes the link to the other language lead to the current section, with the query of the address and the shared
 * content of a tool: headings have the same ids in both languages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Pixels below the top of the window: headings above this line have been reached. */
const line = 150;

/** Heading of the current section; undefined at the top of a page. */
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
    const {hash, search} = window.location;
    link.search = search;
    // The content of a tool is more specific than its section.
    link.hash = /^#\w+=/.test(hash) ? hash : currentSection();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Before any mouse button opens the link, in this tab or another.
  document.addEventListener('pointerdown', addSection);
  // By keyboard.
  document.addEventListener('click', addSection);
}
