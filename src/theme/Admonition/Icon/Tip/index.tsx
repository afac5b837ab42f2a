/** Replaces the theme's icon of this admonition, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon(
  'M9.5 17c0-1.5-.4-2-1.3-2.9a6 6 0 1 1 7.6 0c-.9.9-1.3 1.4-1.3 2.9zM10 20.5h4',
);
