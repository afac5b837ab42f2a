export {CronExplainer} from './cron/CronExplainer';
export {RecordingInspector, type InspectorPages} from './inspector/RecordingInspector';
export {LiveRecording} from './live/LiveRecording';
export {Try} from './live/Try';
export {MessagePathPlayground} from './path/MessagePathPlayground';
export {RuleBench} from './rule-bench/RuleBench';
export {SpecimenEditor, type LiveSpecimen} from './specimen/SpecimenEditor';
export {LabeledField} from './ui/LabeledField';
export {YamlEditor, type ConfigSchema} from './yaml/YamlEditor';
