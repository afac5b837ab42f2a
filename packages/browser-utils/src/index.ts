export {LineIcon, lineIcon} from './LineIcon';
export {Modal} from './Modal';
export {showCurrent} from './showCurrent';
export {useBackToClose, leaveOverlay} from './useBackToClose';
export {useDismiss} from './useDismiss';
export {useOnDemand} from './useOnDemand';
export {isShared, linkTo, readShared, sharedFields, sharedHash} from './sharedText';
