/**
 * A link to the page in the other language leads to the section that the reader is in: headings have the
 * same ids in both languages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A heading above this line, in pixels below the top of the window, has been reached. */
const line = 150;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('.navbar a[href][lang]');
    const reached = Array.from(document.querySelectorAll('main :is(h2, h3)[id]')).filter(
      (heading) => heading.checkVisibility() && heading.getBoundingClientRect().top < line,
    );
    const id = reached.at(-1)?.id;
    if (link && id) {
      link.hash = id;
    }
  });
}
