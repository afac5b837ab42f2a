export {completePath, topicPath, type Completion} from './complete';
export {evaluate, select, type Match, type Variables} from './evaluate';
export {modifiers} from './modifiers';
export {
  MessagePathError,
  parseMessagePath,
  type Element,
  type Filter,
  type MessagePath,
  type MessagePathReason,
} from './parse';
