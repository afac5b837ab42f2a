/**
 * The sign beside a heading copies the address of its section. It stays a link: the address bar
 * follows, and where nothing can be copied, it is all that happens.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target, ctrlKey, metaKey, shiftKey}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && !ctrlKey && !metaKey && !shiftKey) {
      // A browser that refuses, or has no clipboard, still follows the link.
      navigator.clipboard
        ?.writeText(link.href)
        .then(() => import('../components/HeadingTools'))
        .then(({showTools}) => showTools(link))
        .catch(() => undefined);
    }
  });
}
