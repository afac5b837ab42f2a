/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M8 8h12v12H8zM16 8V4H4v12h4');
