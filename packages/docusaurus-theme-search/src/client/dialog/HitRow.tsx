/**
 * One row of the dialog's lists, DocSearch's `hitComponent`. DocSearch gives the content of a row as
 * one element: an icon, lines of text, and what can be done with the row. It sets the lines as HTML;
 * here they are text. It would put all of it into the link; buttons inside a link cannot be told from
 * it by assistive technology, so they stand beside it.
 */
import React, {
  Children,
  isValidElement,
  useCallback,
  type MouseEventHandler,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import type {DocSearchProps} from '@docsearch/react';
import type {HitText} from '../answers/types';
import {Marked, useHitText} from '../Marked';
import type {Row} from './hits';

type Props = Parameters<NonNullable<DocSearchProps['hitComponent']>>[0] & {
  onLeave: MouseEventHandler<HTMLAnchorElement>;
};

/** The heading or page that was found; below it where that is, and the text around the place. */
function Lines({row, text}: {row: Row; text: HitText}): ReactNode {
  const {hierarchy, type} = row;
  const stored = hierarchy[type as 'lvl1'] ?? hierarchy.lvl1;
  const {place = '', excerpt = []} = text;
  const isLate = row.text instanceof Promise && text === row;
  return (
    <div className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <Marked segments={row.title ?? [{text: stored, marked: false}]} />
      </span>
      {(place || excerpt.length > 0 || isLate) && (
        <span className="DocSearch-Hit-path">
          {place}
          {place && excerpt.length > 0 && ' · '}
          <Marked segments={excerpt} />
        </span>
      )}
    </div>
  );
}

export function HitRow({hit, children, onLeave}: Props): React.JSX.Element {
  const row = hit as Row;
  // DocSearch opens and remembers the address in the row: the one that is known by then.
  const onText = useCallback((text: HitText) => void Object.assign(row, text), [row]);
  const text = useHitText(row, onText);
  const parts = isValidElement<PropsWithChildren>(children)
    ? Children.toArray(children.props.children)
    : [];
  // Conversations with Ask AI have no address.
  if (!row.url) {
    return <a href={row.url}>{children}</a>;
  }
  return (
    <div className="search-row">
      <a href={text.url} tabIndex={-1} onClick={onLeave}>
        <div className="DocSearch-Hit-Container">
          {parts[0]}
          <Lines row={row} text={text} />
        </div>
      </a>
      {parts.at(-1)}
    </div>
  );
}
