/**
 * Texts of pages that React leaves as the server has sent them.
 *
 * A page would reach its reader twice otherwise, as HTML and as code that makes the same HTML
 * (7 to 10 KB), and React would walk all of it before the page reacts. So the code of a page has
 * only its components (figures, tables, code); a text between them is an element that React knows
 * nothing about but its name. On the first page it is there; of a page that is opened from another
 * one, the HTML is loaded beside its code, and its elements are put in.
 */
import React, {
  useCallback,
  useRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {keyOf, loadTexts, markOf, pages} from './kept-texts';

/** Links to pages; terms of the glossary are explained where they are. */
const internal = 'a[href^="/"]:not([target], .glossary-term)';

/** One object for all renderings: for another one, React would empty the element. */
const untouched = {__html: ''};

interface KeptProps {
  tag: string;
  permalink: string;
  version: string;
  index: number;
}

/** Moves a text into the element that React has made for it. */
function fill(element: Element, source: Element): void {
  for (const {name, value} of Array.from(source.attributes)) {
    element.setAttribute(name, value);
  }
  element.replaceChildren(...Array.from(source.childNodes));
}

/**
 * Gives an element its text. A page of another deployment than its code is loaded as a whole; a text
 * that something took away before the start is loaded again.
 */
async function provide(element: Element, {permalink, version, index}: KeptProps): Promise<void> {
  const key = keyOf(permalink);
  const texts = pages.get(key);
  if (markOf(element)) {
    // As the server has sent it.
    texts?.elements.set(index, element);
    return;
  }
  if (texts?.isFetched && texts.version !== version) {
    window.location.reload();
    return;
  }
  if (!texts?.isFetched && !texts?.elements.has(index)) {
    pages.delete(key);
    await loadTexts(permalink);
  }
  const elements = pages.get(key)?.elements;
  const source = elements?.get(index);
  if (source) {
    elements?.set(index, element);
    fill(element, source);
  }
}

/** A link within a text that leads to a page of this site. */
function linkAt({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.matches(internal) ? link : undefined;
}

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver((entries) => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting) {
            observer?.unobserve(target);
            void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
          }
        }
      });

/** Links within do what `<Link>` does: fetch ahead what is seen or pointed at, and change the page. */
function Kept({tag, permalink, version, index}: KeptProps): ReactNode {
  const history = useHistory();
  const own = useRef<Element>(null);
  const ref = useCallback(
    (element: Element | null) => {
      const links = (of: Element | null) => Array.from(of?.querySelectorAll(internal) ?? []);
      if (element) {
        own.current = element;
        void provide(element, {tag, permalink, version, index}).catch(() => {});
        links(element).forEach((link) => observer?.observe(link));
      } else {
        links(own.current).forEach((link) => observer?.unobserve(link));
      }
    },
    [tag, permalink, version, index],
  );
  const onPoint = (event: SyntheticEvent) => {
    const link = linkAt(event);
    if (link) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event);
    if (
      link &&
      event.button === 0 &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    ) {
      event.preventDefault();
      const address = link.pathname + link.search + link.hash;
      const {pathname, search, hash} = window.location;
      history[address === pathname + search + hash ? 'replace' : 'push'](address);
    }
  };
  return React.createElement(tag, {
    ref,
    onClick,
    onMouseOver: onPoint,
    onTouchStart: onPoint,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: untouched,
  });
}

/** Makes the elements of a page's texts. */
export const keptOf =
  (permalink: string, version: string) =>
  (tag: string, index: number): ReactElement => (
    <Kept tag={tag} permalink={permalink} version={version} index={index} />
  );
