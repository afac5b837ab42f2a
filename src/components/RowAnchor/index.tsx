import React, {type ReactNode} from 'react';
import MDXA from '@theme/MDXComponents/A';

interface Props {
  id: string;
  children: ReactNode;
}

/** The name of a table row in Markdown: it has an id and links to itself, so that rows can be linked. */
export default function RowAnchor({id, children}: Props): ReactNode {
  return (
    <MDXA id={id} href={`#${id}`} className="row-anchor">
      {children}
    </MDXA>
  );
}
