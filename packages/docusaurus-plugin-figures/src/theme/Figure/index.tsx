import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Figure';
import PictureFrame from '@theme/PictureFrame';

/** Drawn figure with caption and numbered legend, which can be enlarged. */
export default function Figure({figure}: Props): ReactNode {
  if (!figure) {
    throw new Error('<Figure> has no data: in TSX pass figure={…} imported from @figures/<name>');
  }
  return <PictureFrame picture={figure} />;
}
