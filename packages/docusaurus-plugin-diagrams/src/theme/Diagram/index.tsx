import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Diagram';
import PictureFrame from '@theme/PictureFrame';

/** Picture of a Mermaid block. */
export default function Diagram({picture, name}: Props): ReactNode {
  return (
    <div data-source={name}>
      <PictureFrame picture={picture} scrolls />
    </div>
  );
}
