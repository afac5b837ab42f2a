/** Replaces the theme's icon, with the strokes and the size of the site's other icons. */
import React, {type ReactNode} from 'react';
import {LineIcon} from 'browser-utils';

export default function IconClose(): ReactNode {
  return <LineIcon d="m6 6 12 12M18 6 6 18" />;
}
