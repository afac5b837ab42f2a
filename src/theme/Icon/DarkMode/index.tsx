/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
