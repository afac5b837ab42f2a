/** Replaces the theme's icon of this admonition, with the strokes of the site's other icons. */
import React, {type ComponentProps, type ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconWarning(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M12 4l9 16H3zM12 10v5M12 17.5v.01" />;
}
