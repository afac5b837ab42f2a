/** The theme's circle, half of it filled, made of arcs. */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="currentColor" d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-16a7 7 0 0 1 0 14" />
    </svg>
  );
}
