/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
);
