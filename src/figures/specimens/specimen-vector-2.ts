import {specimen} from '../../specimens';

export default specimen('Vector2');
