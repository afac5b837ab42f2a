/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3');
