/** Replaces the theme's icon, with the strokes of the site's other icons. */
import React, {type ComponentProps, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconWordWrap(props: ComponentProps<'svg'>): ReactNode {
  return (
    <LineIcon {...props} d="M4 5.5h16M4 12h13a3 3 0 0 1 0 6h-4M4 18h5M15.5 15.5 13 18l2.5 2.5" />
  );
}
