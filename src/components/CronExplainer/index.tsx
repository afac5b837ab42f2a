export {CronExplainer as default} from 'robot-tools';
