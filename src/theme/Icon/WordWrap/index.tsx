/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M4 5.5h16M4 12h13a3 3 0 0 1 0 6h-4M4 18h5M15.5 15.5 13 18l2.5 2.5');
