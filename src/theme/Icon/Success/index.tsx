/** Replaces the theme's icon, with the strokes of the site's other icons. */
import React, {type ComponentProps, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconSuccess(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M4.5 12.5l5 5 10-11" />;
}
