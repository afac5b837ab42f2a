export {Try as default} from 'robot-tools';
