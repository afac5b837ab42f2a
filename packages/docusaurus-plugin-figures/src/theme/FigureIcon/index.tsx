import React, {type ReactNode} from 'react';
import {icons, type IconName} from '../../kit/icons';

/** Icon of the figures, 24 × 24, with the stroke of its context. */
export default function FigureIcon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d={icons[name]} />
    </svg>
  );
}
