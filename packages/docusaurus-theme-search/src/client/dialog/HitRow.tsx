/**
 * Row of the lists of the dialog, DocSearch's `hitComponent`. DocSearch sets the lines of a row as HTML; here they
 * are text. The buttons of a row are after the link, because assistive technology does not expose buttons in a
 * link.
 */
import React, {
  Children,
  isValidElement,
  useContext,
  useEffect,
  type PropsWithChildren,
} from 'react';
import type {DocSearchProps} from '@docsearch/react';
import {KindIcon} from '../KindIcon';
import {kindOf} from '../kinds';
import {Marked} from '../Marked';
import {completeRow} from './docsearchFixes';
import type {Row} from './hits';
import {DialogContext} from './state';

type Props = Parameters<NonNullable<DocSearchProps['hitComponent']>>[0];

export function HitRow({hit, children}: Props): React.JSX.Element {
  const row = hit as Row;
  const {outcome, onLeave} = useContext(DialogContext);
  const current = outcome?.status === 'loaded' ? outcome.response.hits : [];
  const newest = current.find(({objectID}) => objectID === row.objectID);
  useEffect(() => {
    if (newest) {
      completeRow(row, newest);
    }
  }, [row, newest]);
  // Conversations with Ask AI have no address.
  if (!row.url) {
    return <a href={row.url}>{children}</a>;
  }
  const {hierarchy} = row;
  const type = row.type as 'lvl1';
  const {url, place, excerpt = []} = newest ?? row;
  const parts = isValidElement<PropsWithChildren>(children)
    ? Children.toArray(children.props.children)
    : [];
  return (
    <div className="search-row">
      <a href={url} tabIndex={-1} onClick={onLeave}>
        <KindIcon kind={kindOf({url, type})} />
        <span className="search-row-lines" data-type={type}>
          <span className="DocSearch-Hit-title">
            <Marked
              segments={row.title ?? [{text: hierarchy[type] ?? hierarchy.lvl1, marked: false}]}
            />
          </span>
          {place && <span className="search-row-place">{place}</span>}
          <span className="DocSearch-Hit-path">
            <Marked segments={excerpt} />
          </span>
        </span>
      </a>
      {parts.at(-1)}
    </div>
  );
}
