/** Replaces the theme's icon, with the strokes of the site's other icons. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {LineIcon} from 'browser-utils';

export default function IconMenu(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon width="1.5rem" height="1.5rem" {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />;
}
