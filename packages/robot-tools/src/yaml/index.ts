export {check} from './check';
export type {ConfigFault} from './faults';
export {completeIn, hoverIn} from './complete';
export {labelFault} from './labels';
export {faultySamples} from './samples';
export type {ConfigSchema, Part} from './schema';
