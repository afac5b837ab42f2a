/** Replaces the theme's icon of this admonition, with the strokes of the site's other icons. */
import {lineIcon} from 'browser-utils';

export default lineIcon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.7v.01');
