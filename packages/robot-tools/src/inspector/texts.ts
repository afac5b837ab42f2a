import {translate} from '@docusaurus/Translate';
import type {Locale} from '../ui/useLocale';
import type {Missing} from './advice';
import {inBrackets} from './faultTexts';
import {numberText} from './format';

export const texts = {
  drop: translate({id: 'tools.inspector.drop'}),
  others: translate({id: 'tools.inspector.others'}),
  dropNow: translate({id: 'tools.inspector.dropNow'}),
  choose: translate({id: 'tools.inspector.choose'}),
  sample: translate({id: 'tools.inspector.sample'}),
  stays: translate({id: 'tools.inspector.stays'}),
  noScript: translate({id: 'tools.inspector.noScript'}),
  missingCode: translate({id: 'tools.inspector.missingCode'}),
  missingSample: translate({id: 'tools.inspector.missingSample'}),
  reading: translate({id: 'tools.inspector.reading'}),
  cancel: translate({id: 'tools.inspector.cancel'}),
  another: translate({id: 'tools.inspector.another'}),
  copyReport: translate({id: 'tools.inspector.copyReport'}),
  duration: translate({id: 'tools.inspector.duration'}),
  start: translate({id: 'tools.inspector.start'}),
  end: translate({id: 'tools.inspector.end'}),
  size: translate({id: 'tools.inspector.size'}),
  messages: translate({id: 'tools.inspector.messages'}),
  topics: translate({id: 'tools.inspector.topics'}),
  compression: translate({id: 'tools.inspector.compression'}),
  uncompressed: translate({id: 'tools.inspector.uncompressed'}),
  chunks: translate({id: 'tools.inspector.chunks'}),
  noChunks: translate({id: 'tools.inspector.noChunks'}),
  index: translate({id: 'tools.inspector.index'}),
  format: translate({id: 'tools.inspector.format'}),
  hasIndex: translate({id: 'tools.inspector.hasIndex'}),
  hasNoIndex: translate({id: 'tools.inspector.hasNoIndex'}),
  indexMeans: translate({id: 'tools.inspector.indexMeans'}),
  noIndexMeans: translate({id: 'tools.inspector.noIndexMeans'}),
  readWhole: translate({id: 'tools.inspector.readWhole'}),
  readWholeMeans: translate({id: 'tools.inspector.readWholeMeans'}),
  isPartial: translate({id: 'tools.inspector.isPartial'}),
  isSound: translate({id: 'tools.inspector.isSound'}),
  problems: translate({id: 'tools.inspector.problems'}),
  lacks: translate({id: 'tools.inspector.lacks'}),
  unplaced: translate({id: 'tools.inspector.unplaced'}),
  filter: translate({id: 'tools.inspector.filter'}),
  sortBy: translate({id: 'tools.inspector.sortBy'}),
  sortFile: translate({id: 'tools.inspector.sortFile'}),
  sortName: translate({id: 'tools.inspector.sortName'}),
  sortCount: translate({id: 'tools.inspector.sortCount'}),
  sortShare: translate({id: 'tools.inspector.sortShare'}),
  topic: translate({id: 'tools.inspector.topic'}),
  count: translate({id: 'tools.inspector.count'}),
  rate: translate({id: 'tools.inspector.rate'}),
  gap: translate({id: 'tools.inspector.gap'}),
  share: translate({id: 'tools.inspector.share'}),
  timeline: translate({id: 'tools.inspector.timeline'}),
  time: translate({id: 'tools.inspector.time'}),
  gaps: translate({id: 'tools.inspector.gaps'}),
  cell: translate({id: 'tools.inspector.cell'}),
  emptySchema: translate({id: 'tools.inspector.emptySchema'}),
  panels: translate({id: 'tools.inspector.panels'}),
  noPanel: translate({id: 'tools.inspector.noPanel'}),
  notReadable: translate({id: 'tools.inspector.notReadable'}),
  noneMatch: translate({id: 'tools.inspector.noneMatch'}),
  showMore: translate({id: 'tools.inspector.showMore'}),
  messagePath: translate({id: 'tools.inspector.messagePath'}),
  rule: translate({id: 'tools.inspector.rule'}),
  firstMessages: translate({id: 'tools.inspector.firstMessages'}),
  tooLongToTry: translate({id: 'tools.inspector.tooLongToTry'}),
  definition: translate({id: 'tools.inspector.definition'}),
  inPanels: translate({id: 'tools.inspector.inPanels'}),
  previous: translate({id: 'tools.inspector.previous'}),
  next: translate({id: 'tools.inspector.next'}),
  messageNumber: translate({id: 'tools.inspector.messageNumber'}),
  published: translate({id: 'tools.inspector.published'}),
  copyJson: translate({id: 'tools.inspector.copyJson'}),
  picture: translate({id: 'tools.inspector.picture'}),
  noMessages: translate({id: 'tools.inspector.noMessages'}),
  noSchema: translate({id: 'tools.inspector.noSchema'}),
  noDefinition: translate({id: 'tools.inspector.noDefinition'}),
  loading: translate({id: 'tools.inspector.loading'}),
  anyTopic: translate({id: 'tools.inspector.anyTopic'}),
  schemaPage: translate({id: 'tools.inspector.schemaPage'}),
  converter: translate({id: 'tools.inspector.converter'}),
  script: translate({id: 'tools.inspector.script'}),
  needsConverter: translate({id: 'tools.inspector.needsConverter'}),
  or: translate({id: 'tools.inspector.or'}),
  encodingProblem: translate({id: 'tools.inspector.encodingProblem'}),
  channels: translate({id: 'tools.inspector.channels'}),
  attachments: translate({id: 'tools.inspector.attachments'}),
  metadata: translate({id: 'tools.inspector.metadata'}),
  download: translate({id: 'tools.inspector.download'}),
  upload: translate({id: 'tools.inspector.upload'}),
  uploadMeans: translate({id: 'tools.inspector.uploadMeans'}),
  uploadPage: translate({id: 'tools.inspector.uploadPage'}),
  period: translate({id: 'tools.inspector.period'}),
  colon: translate({id: 'tools.inspector.colon'}),
  more: translate({id: 'tools.inspector.more'}),
  items: translate({id: 'tools.inspector.items'}),
  bytes: translate({id: 'tools.inspector.bytes'}),
} as const;

/** Returns the heading of a list with its count, and how many of them it shows if not all. */
export function countedText(
  name: 'attachments' | 'metadata',
  count: number,
  listed: number,
  locale: Locale,
): string {
  const counted = `${texts[name]}${inBrackets(numberText(count, locale))}`;
  return count === listed
    ? counted
    : translate({id: 'tools.inspector.firstListed'}, {counted, listed: numberText(listed, locale)});
}

const encodingNames: Readonly<Record<string, string>> = {
  cbor: 'CBOR',
  flatbuffer: 'FlatBuffers',
  msgpack: 'MessagePack',
};

/** Returns the reason why messages are not displayed, and the available data. */
export function unknownEncodingText(encoding: string): string {
  if (['ros1', 'cdr', 'protobuf'].includes(encoding)) {
    return texts.noDefinition;
  }
  if (encoding === '') {
    return translate({id: 'tools.inspector.noEncoding'});
  }
  const name = encodingNames[encoding] ?? encoding;
  return translate({id: 'tools.inspector.unknownEncoding'}, {name});
}

export const missingText: Readonly<Record<Missing['what'], string>> = {
  transforms: translate({id: 'tools.inspector.missingText.transforms'}),
  'camera-info': translate({id: 'tools.inspector.missingText.cameraInfo'}),
  drawable: translate({id: 'tools.inspector.missingText.drawable'}),
};
