/**
 * The sign beside a heading copies the address of its section, says so, and offers to print the section.
 * It stays a link: the address bar follows, and where nothing can be copied, that is all that happens.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

async function copy(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  const {showNote} = await import('./headingNote');
  showNote(link);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target, ctrlKey, metaKey, shiftKey}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && !ctrlKey && !metaKey && !shiftKey) {
      // A browser that refuses, or has no clipboard, still follows the link.
      copy(link).catch(() => undefined);
    }
  });
}
