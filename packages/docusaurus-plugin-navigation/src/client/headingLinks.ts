/**
 * The sign beside a heading copies the address of its section, says so, and offers to print the section.
 * It stays a link: the address bar follows, also where nothing can be copied.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

async function copy(link: HTMLAnchorElement): Promise<void> {
  // A browser may refuse, and has no clipboard at an address without HTTPS.
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
      // Without its code, nothing but the address changes.
      copy(link).catch(() => undefined);
    }
  });
}
