import {specimen} from '../../specimens';

export default specimen('CameraCalibration');
