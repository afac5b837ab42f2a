/**
 * Makes the link of a heading copy the address of its section, confirm it, and offer to print the section.
 * The element remains a link: the address bar follows even if copying fails.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

async function copy(link: HTMLAnchorElement): Promise<void> {
  // A browser may refuse, and has no clipboard without HTTPS.
  const write = async () => navigator.clipboard.writeText(link.href);
  const isCopied = await write().then(
    () => true,
    () => false,
  );
  const {showNote} = await import('./headingNote');
  showNote(link, isCopied);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target, ctrlKey, metaKey, shiftKey}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && !ctrlKey && !metaKey && !shiftKey) {
      // If the chunk fails to load, only the address changes.
      copy(link).catch(() => undefined);
    }
  });
}
