export {MessagePathPlayground as default} from 'robot-tools';
