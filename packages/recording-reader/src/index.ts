export {ReadingError, RecordingClient, WorkerTimeout} from './worker/client';
export {decodeMessage, schemaText, UnknownEncoding} from './decode';
export type {Drawing, Pose2d} from './drawing';
export {parseJson} from './json';
export type {FrameTopics, Unplaced} from './transformTree';
export {NotReadable, openRecording} from './open';
export {pictureOf} from './picture';
export type {ShownMessage, TimedMessage} from './worker/protocol';
export {jsonOf, treeOf, type Tree} from './tree';
export type {
  Attachment,
  Fault,
  FaultCode,
  Format,
  Found,
  Message,
  Metadata,
  Recording,
  Schema,
  Summary,
  Topic,
} from './types';
