import {attribute, hasClass, type Element} from 'docusaurus-plugin-post-build';

/** Parts of a page that are not its text. `data-search="off"` takes any other part out. */
const skippedTags = new Set(
  'script style svg noscript template nav button form footer iframe dialog'.split(' '),
);

export function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    attribute(element, 'data-search') === 'off' ||
    (attribute(element, 'aria-hidden') === 'true' && element.tagName !== 'code') ||
    hasClass(element, 'hash-link')
  );
}
