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
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {keyOf, loadTexts, markOf, pages} from './kept-texts';

/** Links to pages; terms of the glossary are explained where they are. */
const internal = 'a[href^="/"]:not([target], .glossary-term)';

/** Keeps React from looking at what the server has sent. One object: for another one, it would empty the element. */
const untouched = {dangerouslySetInnerHTML: {__html: ''}};

interface KeptProps {
  tag: string;
  permalink: string;
  version: string;
  index: number;
}

const linksOf = (element: Element | null) => Array.from(element?.querySelectorAll(internal) ?? []);

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

const observe = (element: Element) => linksOf(element).forEach((link) => observer?.observe(link));

/** Moves a text into the element that React has made for it. */
function fill(element: Element, source: Element): void {
  for (const {name, value} of Array.from(source.attributes)) {
    element.setAttribute(name, value);
  }
  element.replaceChildren(...Array.from(source.childNodes));
  observe(element);
}

/** Texts of a page below its beginning, until that is painted: calls that put them there. */
let later: (() => void)[] | undefined;

/** How many characters still belong to the beginning. */
let room = 0;

/** How many characters cover the window below a page's title; a Chinese one is as wide as two others. */
const screenful = (): number =>
  (Math.min(window.innerWidth, 1000) * (window.innerHeight - 200)) /
  (document.documentElement.lang.startsWith('zh') ? 550 : 275);

/**
 * Puts texts into a page: those at its beginning at once, the others in the frame after, as laying
 * them out takes most of the time until then. Where the address names a heading, or the reader goes
 * back to where he was, the place of all texts is needed at once.
 */
function inTurn(length: number, isWhole: boolean, put: () => void): void {
  if (isWhole || document.hidden) {
    put();
    return;
  }
  if (!later) {
    later = [];
    room = screenful();
    const putAll = () => {
      const waiting = later;
      later = undefined;
      waiting?.forEach((putNow) => putNow());
    };
    requestAnimationFrame(() => requestAnimationFrame(putAll));
  }
  if (room > 0) {
    room -= length;
    put();
  } else {
    later.push(put);
  }
}

/**
 * Gives an element its text. A page of another deployment than its code is loaded as a whole; a text
 * that something took away before the start is loaded again.
 */
async function provide(
  element: Element,
  {permalink, version, index}: KeptProps,
  isWhole: boolean,
): Promise<void> {
  const key = keyOf(permalink);
  const texts = pages.get(key);
  if (markOf(element)) {
    // As the server has sent it.
    texts?.elements.set(index, element);
    observe(element);
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
  const {elements} = pages.get(key)!;
  inTurn(elements.get(index)?.textContent?.length ?? 0, isWhole, () => {
    const source = elements.get(index);
    // The reader may have gone on.
    if (source && element.isConnected) {
      elements.set(index, element);
      fill(element, source);
    }
  });
}

/** A link within a text that leads to a page of this site. */
function linkAt({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.matches(internal) ? link : undefined;
}

/** Links within do what `<Link>` does: fetch ahead what is seen or pointed at, and change the page. */
function Kept({tag, permalink, version, index}: KeptProps): ReactNode {
  const history = useHistory();
  const own = useRef<Element>(null);
  const ref = useCallback(
    (element: Element | null) => {
      if (element) {
        own.current = element;
        const {action, location} = history;
        const isWhole = action !== 'PUSH' || location.hash !== '';
        void provide(element, {tag, permalink, version, index}, isWhole).catch(() => {});
      } else {
        linksOf(own.current).forEach((link) => observer?.unobserve(link));
      }
    },
    [history, tag, permalink, version, index],
  );
  // Of a new element it would be made by a parser.
  const [content] = useState(() => !pages.get(keyOf(permalink))?.isFetched && untouched);
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
    ...content,
  });
}

/** Makes the elements of a page's texts. */
export const keptOf =
  (permalink: string, version: string) =>
  (tag: string, index: number): ReactElement => (
    <Kept tag={tag} permalink={permalink} version={version} index={index} />
  );
