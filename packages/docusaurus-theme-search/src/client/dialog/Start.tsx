/** Dialog without a query: sections of the open page, tools and popular pages, below the history. */
import React, {useContext, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import type {PageLink} from '../../options';
import {KindIcon} from '../KindIcon';
import type {Kind} from '../kinds';
import {DialogContext} from './state';

const maxSections = 8;

const sectionsOfPage = (): PageLink[] =>
  Array.from(document.querySelectorAll<HTMLElement>('main h2[id]'))
    .slice(0, maxSections)
    .map((heading) => {
      const copy = heading.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('.hash-link').forEach((link) => link.remove());
      return {path: `${window.location.pathname}#${heading.id}`, title: copy.textContent.trim()};
    });

function Group({title, kind, entries}: {title: string; kind: Kind; entries: readonly PageLink[]}) {
  const {onLeave} = useContext(DialogContext);
  const id = `search-start-${kind}`;
  return entries.length === 0 ? null : (
    <section className={id}>
      <p className="search-start-title" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {entries.map(({path, title: name}) => (
          <li key={path}>
            <Link to={path} onClick={onLeave}>
              <KindIcon kind={kind} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus along the search box and the links by arrow keys; characters are passed to the search box. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const {currentTarget: dialog, target, key, ctrlKey, metaKey, altKey} = event;
  const links = Array.from(dialog.querySelectorAll<HTMLElement>('.search-start a')).filter(
    (link) => link.getClientRects().length > 0,
  );
  const input = dialog.querySelector<HTMLElement>('.DocSearch-Input');
  const stops = [input, ...links];
  const at = stops.indexOf(target as HTMLElement);
  const step = {ArrowDown: 1, ArrowUp: -1}[key];
  // DocSearch handles arrow keys in the rows of the history.
  const isInRows = at === 0 && dialog.querySelector('.DocSearch-Hit') !== null;
  if (at < 0 || links.length === 0 || isInRows) {
    return;
  }
  if (step) {
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  } else if (/^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey) {
    input?.focus();
  }
}

/** Start of the dialog, after DocSearch's list of the history. */
export function Start(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [sections] = useState(sectionsOfPage);
  const withBase = (entries: readonly PageLink[]) =>
    entries.map(({path, title}) => ({path: withBaseUrl(path), title}));
  return (
    <div className="search-start">
      <p className="search-start-empty">
        <Translate id="search.start.none">暂无最近搜索</Translate>
      </p>
      <Group
        kind="section"
        title={translate({id: 'search.start.sections', message: '本页内容'})}
        entries={sections}
      />
      <Group
        kind="tool"
        title={translate({id: 'search.start.tools', message: '工具'})}
        entries={withBase(texts.tools)}
      />
      <Group
        kind="page"
        title={translate({id: 'search.start.pages', message: '常用页面'})}
        entries={withBase(texts.startingPages)}
      />
    </div>
  );
}
