/** Replaces the theme's icon of this admonition, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.01');
