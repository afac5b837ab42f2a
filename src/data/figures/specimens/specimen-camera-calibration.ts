import {specimen} from '../_specimens';

export default specimen('CameraCalibration');
