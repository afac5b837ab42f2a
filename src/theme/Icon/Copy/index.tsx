/** Replaces the theme's icon, with the strokes of the site's other icons. */
import React, {type ComponentProps, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconCopy(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M8 8h12v12H8zM16 8V4H4v12h4" />;
}
