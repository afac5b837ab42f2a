import {hasClass} from 'docusaurus-plugin-post-build';
import type {Element} from 'hast';

/** Elements that are not part of the text of a page. `data-search="off"` excludes any other element. */
const skippedTags = new Set(
  'script style svg noscript template nav button form footer iframe dialog'.split(' '),
);

export function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    element.properties.dataSearch === 'off' ||
    (element.properties.ariaHidden === 'true' && element.tagName !== 'code') ||
    hasClass(element, 'hash-link')
  );
}
