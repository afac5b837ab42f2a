/** Replaces the theme's icon, with the strokes of the site's other icons. */
import React, {type ComponentProps, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconEdit(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />;
}
