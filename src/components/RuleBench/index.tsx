export {RuleBench as default} from 'robot-tools';
