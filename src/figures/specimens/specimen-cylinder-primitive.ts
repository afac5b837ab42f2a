import {specimen} from '../../specimens';

export default specimen('CylinderPrimitive');
