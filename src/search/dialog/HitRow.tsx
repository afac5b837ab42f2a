/**
 * One row of the dialog's lists. DocSearch gives its content as one element: an icon, the lines of
 * text, and what can be done with the row. It would put all of it into the link; buttons inside a
 * link cannot be told from it by assistive technology, so they stand beside it here.
 */
import React, {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

export function HitRow({
  hit,
  children,
}: {
  hit: {url: string};
  children: ReactNode;
}): React.JSX.Element {
  const parts = isValidElement<PropsWithChildren>(children)
    ? Children.toArray(children.props.children)
    : [];
  if (parts.length < 2) {
    return <Link to={hit.url}>{children}</Link>;
  }
  return (
    <div className="search-row">
      <Link to={hit.url} tabIndex={-1}>
        <div className="DocSearch-Hit-Container">{parts.slice(0, -1)}</div>
      </Link>
      {parts.at(-1)}
    </div>
  );
}
