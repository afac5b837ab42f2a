import {specimen} from '../../specimens';

export default specimen('Point3');
