import React, {type ReactNode} from 'react';
import MDXA from '@theme/MDXComponents/A';

interface Props {
  id: string;
  children: ReactNode;
}

/** Name of a table row in Markdown, with an id and a link to itself. */
export default function RowAnchor({id, children}: Props): ReactNode {
  return (
    <MDXA id={id} href={`#${id}`} className="row-anchor">
      {children}
    </MDXA>
  );
}
