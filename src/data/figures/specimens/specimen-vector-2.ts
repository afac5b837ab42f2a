import {specimen} from '../_specimens';

export default specimen('Vector2');
