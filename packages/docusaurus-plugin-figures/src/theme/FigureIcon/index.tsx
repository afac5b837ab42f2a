import React, {type ReactNode} from 'react';
import {icons, type IconName} from '../../kit/icons';

/** An icon of the figures, 24 × 24, drawn with the stroke of its place. */
export default function FigureIcon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d={icons[name]} />
    </svg>
  );
}
