/**
 * One row of the dialog's lists. DocSearch gives its content as one element: an icon, the lines of
 * text, and what can be done with the row. It would put all of it into the link; buttons inside a
 * link cannot be told from it by assistive technology, so they stand beside it here.
 *
 * A row that is shown before its text is there gets the rest in its place: DocSearch would have to
 * search again for it.
 */
import React, {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Marked} from '@site/src/search/Marked';
import {useComplete} from '@site/src/search/useComplete';
import type {Hit, Segment} from '../client/types';
import {hitOf, linesOf} from './hits';

function Line({kind, segments}: {kind: string; segments: readonly Segment[]}): ReactNode {
  return (
    <span className={`DocSearch-Hit-${kind}`}>
      <Marked segments={segments} />
    </span>
  );
}

/** As DocSearch draws them; a line without text keeps its place while the text is to come. */
function Lines({hit}: {hit: Hit}): ReactNode {
  const {title, path} = linesOf(hit);
  return (
    <div className="DocSearch-Hit-content-wrapper">
      <Line kind="title" segments={title} />
      {(path.length > 0 || hit.complete) && <Line kind="path" segments={path} />}
    </div>
  );
}

interface Row {
  objectID: string;
  url: string;
  _snippetResult?: object;
}

export function HitRow({
  hit,
  children,
  onChoose,
}: {
  hit: Row;
  children: ReactNode;
  onChoose?: (hit: Row) => void;
}): React.JSX.Element {
  const incomplete = useComplete(hitOf(hit));
  const parts = isValidElement<PropsWithChildren>(children)
    ? Children.toArray(children.props.children)
    : [];
  if (parts.length < 2) {
    return <Link to={hit.url}>{children}</Link>;
  }
  return (
    <div className="search-row">
      <Link to={incomplete?.url ?? hit.url} tabIndex={-1} onClick={() => onChoose?.(hit)}>
        <div className="DocSearch-Hit-Container">
          {incomplete ? [parts[0], <Lines key="lines" hit={incomplete} />] : parts.slice(0, -1)}
        </div>
      </Link>
      {parts.at(-1)}
    </div>
  );
}
