/** Replaces the theme's icon of this admonition, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M12 4l9 16H3zM12 10v5M12 17.5v.01');
