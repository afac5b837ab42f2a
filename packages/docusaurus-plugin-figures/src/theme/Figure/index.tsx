import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Figure';
import PictureFrame from '@theme/PictureFrame';

/** A drawn figure with caption and numbered legend, which opens large. */
export default function Figure({figure}: Props): ReactNode {
  if (!figure) {
    throw new Error('<Figure> has no data: in TSX pass figure={…} imported from @figures/<name>');
  }
  return <PictureFrame picture={figure} />;
}
