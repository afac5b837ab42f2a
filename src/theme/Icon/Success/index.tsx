/** Replaces the theme's icon, with the strokes of the site's other icons. */
import {lineIcon} from '@site/src/components/LineIcon';

export default lineIcon('M4.5 12.5l5 5 10-11');
