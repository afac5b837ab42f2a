/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M4 10.5 12 4l8 6.5V20h-5.5v-6h-5v6H4z');
