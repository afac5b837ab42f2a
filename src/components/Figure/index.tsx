import React, {type ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Frame from '@site/src/components/Zoom/Frame';
import {narrowWidth, type FigureData} from '@site/src/figures/data';

interface FigureProps {
  /** Written in Markdown; the build turns it into `figure`. */
  name?: string;
  /** From `@figures/<name>`. */
  figure?: FigureData;
}

/** A drawn figure with caption and numbered legend, which opens large. */
export default function Figure({figure}: FigureProps): ReactNode {
  if (!figure) {
    throw new Error('<Figure> has no data: in TSX pass figure={…} imported from @figures/<name>');
  }
  return (
    <Frame caption={figure.caption} legend={figure.legend} small={figure.width <= narrowWidth}>
      <Picture figure={figure} described inSize />
    </Frame>
  );
}
