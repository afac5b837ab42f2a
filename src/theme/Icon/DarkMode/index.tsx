/** The theme's moon, made of arcs. */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        d="M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1 7 7 0 1 1-9.1-9.1M12 3a9 9 0 1 0 8.9 7.6 5.4 5.4 0 1 1-7.5-7.5A9 9 0 0 0 12 3"
      />
    </svg>
  );
}
