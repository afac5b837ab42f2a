export {completePath, topicPath, type Completion} from './complete';
export {
  MessagePathError,
  modifiers,
  parseMessagePath,
  select,
  evaluate,
  type Filter,
  type Element,
  type MessagePath,
  type MessagePathReason,
  type Variables,
  type Match,
} from './messagePath';
