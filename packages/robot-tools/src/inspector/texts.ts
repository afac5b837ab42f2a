import {translate} from '@docusaurus/Translate';
import type {Locale} from '../ui/useLocale';
import type {Missing} from './advice';
import {inBrackets} from './faultTexts';
import {numberText} from './format';

export const texts = {
  drop: translate({id: 'tools.inspector.drop', message: 'Drop an .mcap or .bag file here'}),
  others: translate({id: 'tools.inspector.others', message: 'Also chosen:'}),
  dropNow: translate({id: 'tools.inspector.dropNow', message: 'Release to open the file'}),
  choose: translate({id: 'tools.inspector.choose', message: 'Choose a file'}),
  sample: translate({id: 'tools.inspector.sample', message: 'Open the sample (0.7 MB)'}),
  stays: translate({
    id: 'tools.inspector.stays',
    message:
      'The file is read only in this browser and is never uploaded. Even in a file of several GB, only the parts that are needed are read.',
  }),
  noScript: translate({
    id: 'tools.inspector.noScript',
    message: 'This tool needs JavaScript. The tables below list what each panel needs.',
  }),
  missingCode: translate({
    id: 'tools.inspector.missingCode',
    message: 'The tool could not be loaded. Check the network and try again.',
  }),
  missingSample: translate({
    id: 'tools.inspector.missingSample',
    message: 'The sample could not be loaded. Check the network and try again.',
  }),
  reading: translate({id: 'tools.inspector.reading', message: 'Reading'}),
  cancel: translate({id: 'tools.inspector.cancel', message: 'Cancel'}),
  another: translate({id: 'tools.inspector.another', message: 'Open another file'}),
  copyReport: translate({id: 'tools.inspector.copyReport', message: 'Copy as Markdown'}),
  duration: translate({id: 'tools.inspector.duration', message: 'Duration'}),
  start: translate({id: 'tools.inspector.start', message: 'Start'}),
  end: translate({id: 'tools.inspector.end', message: 'End'}),
  size: translate({id: 'tools.inspector.size', message: 'Size'}),
  messages: translate({id: 'tools.inspector.messages', message: 'Messages'}),
  topics: translate({id: 'tools.inspector.topics', message: 'Topics'}),
  compression: translate({id: 'tools.inspector.compression', message: 'Compression'}),
  uncompressed: translate({id: 'tools.inspector.uncompressed', message: 'none'}),
  chunks: translate({id: 'tools.inspector.chunks', message: 'Chunks'}),
  noChunks: translate({id: 'tools.inspector.noChunks', message: 'no chunks'}),
  index: translate({id: 'tools.inspector.index', message: 'Index'}),
  format: translate({id: 'tools.inspector.format', message: 'Format'}),
  hasIndex: translate({id: 'tools.inspector.hasIndex', message: 'Yes'}),
  hasNoIndex: translate({id: 'tools.inspector.hasNoIndex', message: 'No'}),
  indexMeans: translate({
    id: 'tools.inspector.indexMeans',
    message: 'A player can jump to any time and read only the chunks it needs.',
  }),
  noIndexMeans: translate({
    id: 'tools.inspector.noIndexMeans',
    message:
      'A player has to read the whole file before it knows what is in it; the larger the file, the longer the wait.',
  }),
  readWhole: translate({id: 'tools.inspector.readWhole', message: 'Check every byte'}),
  readWholeMeans: translate({
    id: 'tools.inspector.readWholeMeans',
    message:
      'The file has been read by its index. The check decompresses every chunk and verifies the checksums.',
  }),
  isPartial: translate({
    id: 'tools.inspector.isPartial',
    message: 'parts of the file were not read',
  }),
  isSound: translate({
    id: 'tools.inspector.isSound',
    message: 'Every byte was read, and no damage was found.',
  }),
  problems: translate({id: 'tools.inspector.problems', message: 'Problems in the file'}),
  lacks: translate({id: 'tools.inspector.lacks', message: 'Data missing for playback'}),
  unplaced: translate({
    id: 'tools.inspector.unplaced',
    message:
      'No transform connects the frames of these topics to the others, so the 3D panel cannot place them together. Record the missing transforms, or check the frame names.',
  }),
  filter: translate({id: 'tools.inspector.filter', message: 'Filter by topic or type'}),
  sortBy: translate({id: 'tools.inspector.sortBy', message: 'Sort by'}),
  sortFile: translate({id: 'tools.inspector.sortFile', message: 'Order in the file'}),
  sortName: translate({id: 'tools.inspector.sortName', message: 'Name'}),
  sortCount: translate({id: 'tools.inspector.sortCount', message: 'Messages'}),
  sortShare: translate({id: 'tools.inspector.sortShare', message: 'Share of bytes'}),
  topic: translate({id: 'tools.inspector.topic', message: 'Topic and type'}),
  count: translate({id: 'tools.inspector.count', message: 'Count'}),
  rate: translate({id: 'tools.inspector.rate', message: 'Rate'}),
  gap: translate({id: 'tools.inspector.gap', message: 'Longest gap'}),
  share: translate({id: 'tools.inspector.share', message: 'Share'}),
  timeline: translate({id: 'tools.inspector.timeline', message: 'Topics over time'}),
  time: translate({id: 'tools.inspector.time', message: 'Time in the recording'}),
  gaps: translate({
    id: 'tools.inspector.gaps',
    message: 'Longest gaps (longer than three usual intervals):',
  }),
  cell: translate({id: 'tools.inspector.cell', message: 'Grid:'}),
  emptySchema: translate({
    id: 'tools.inspector.emptySchema',
    message: 'The definition of this type in the file is empty.',
  }),
  panels: translate({id: 'tools.inspector.panels', message: 'Panels'}),
  noPanel: translate({id: 'tools.inspector.noPanel', message: 'Values and plots'}),
  notReadable: translate({id: 'tools.inspector.notReadable', message: 'Not supported'}),
  noneMatch: translate({id: 'tools.inspector.noneMatch', message: 'No topics match.'}),
  showMore: translate({id: 'tools.inspector.showMore', message: 'Show more'}),
  messagePath: translate({id: 'tools.inspector.messagePath', message: 'Message path'}),
  rule: translate({id: 'tools.inspector.rule', message: 'Rule'}),
  firstMessages: translate({
    id: 'tools.inspector.firstMessages',
    message: 'These are the first messages of the topic, up to 200. Their times are log times.',
  }),
  tooLongToTry: translate({
    id: 'tools.inspector.tooLongToTry',
    message:
      'As JSON, a message of this topic has more than 150,000 characters, which is too long to try out here.',
  }),
  definition: translate({id: 'tools.inspector.definition', message: 'Definition'}),
  inPanels: translate({id: 'tools.inspector.inPanels', message: 'In panels'}),
  previous: translate({id: 'tools.inspector.previous', message: 'Previous'}),
  next: translate({id: 'tools.inspector.next', message: 'Next'}),
  messageNumber: translate({id: 'tools.inspector.messageNumber', message: 'Message number'}),
  published: translate({id: 'tools.inspector.published', message: 'published'}),
  copyJson: translate({id: 'tools.inspector.copyJson', message: 'Copy as JSON'}),
  picture: translate({id: 'tools.inspector.picture', message: 'The image in this message'}),
  noMessages: translate({id: 'tools.inspector.noMessages', message: 'The topic has no messages.'}),
  noSchema: translate({
    id: 'tools.inspector.noSchema',
    message: 'This topic has no schema; JSON messages do not need one.',
  }),
  tookTooLong: translate({
    id: 'tools.inspector.tookTooLong',
    message:
      'Reading took more than 15 seconds and was stopped. The file may be damaged, or its content may be inflated on purpose.',
  }),
  loading: translate({id: 'tools.inspector.loading', message: 'Reading…'}),
  anyTopic: translate({
    id: 'tools.inspector.anyTopic',
    message:
      'Raw messages, Plot, State transitions, Table, Gauge, and Indicator read the fields of any topic.',
  }),
  schemaPage: translate({
    id: 'tools.inspector.schemaPage',
    message: 'Fields and requirements of this message',
  }),
  converter: translate({id: 'tools.inspector.converter', message: 'message converter'}),
  script: translate({id: 'tools.inspector.script', message: 'user script'}),
  needsConverter: translate({
    id: 'tools.inspector.needsConverter',
    message: 'No panel draws this type directly. To draw it, convert it with a',
  }),
  or: translate({id: 'tools.inspector.or', message: 'or a'}),
  encodingProblem: translate({
    id: 'tools.inspector.encodingProblem',
    message:
      'The panels of the platform do not read this message encoding. Use ROS 1, ROS 2, Protobuf, JSON, or FlatBuffers.',
  }),
  channels: translate({id: 'tools.inspector.channels', message: 'writers'}),
  attachments: translate({id: 'tools.inspector.attachments', message: 'Attachments'}),
  metadata: translate({id: 'tools.inspector.metadata', message: 'Metadata'}),
  download: translate({id: 'tools.inspector.download', message: 'Download'}),
  upload: translate({id: 'tools.inspector.upload', message: 'Upload this file'}),
  uploadMeans: translate({
    id: 'tools.inspector.uploadMeans',
    message: '$record is the ID or the resource name of the record.',
  }),
  uploadPage: translate({id: 'tools.inspector.uploadPage', message: 'How to upload with coCLI'}),
  period: translate({id: 'tools.inspector.period', message: '.'}),
  colon: translate({id: 'tools.inspector.colon', message: ': '}),
  more: translate({id: 'tools.inspector.more', message: 'The rest is not shown'}),
  items: translate({id: 'tools.inspector.items', message: 'items'}),
  bytes: translate({id: 'tools.inspector.bytes', message: 'bytes'}),
} as const;

/** @param name name of a dropped folder */
export const folderText = (name: string): string =>
  translate(
    {
      id: 'tools.inspector.folder',
      message:
        '{name} is a folder, as ROS 2 records them. Open the .mcap file in it. If it contains .db3 files, the platform plays them directly; to inspect them here, convert them to MCAP with ros2 bag convert.',
    },
    {name},
  );

/** @param offset from the start of the recording */
export const atText = (offset: string): string =>
  translate({id: 'tools.inspector.at', message: 'at +{offset}'}, {offset});

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
    : translate(
        {id: 'tools.inspector.firstListed', message: '{counted}, the first {listed} are listed'},
        {counted, listed: numberText(listed, locale)},
      );
}

/** Returns a gap with its position. */
export const gapText = (length: string, offset: string): string =>
  translate({id: 'tools.inspector.gapAt', message: '{length} at +{offset}'}, {length, offset});

/** @param count number of topics missing in the timeline */
export const moreTopicsText = (count: number): string =>
  translate(
    {id: 'tools.inspector.moreTopics', message: 'Only in the list: {count} more topics.'},
    {count},
  );

/** @param count number of drawn points */
export const drawnScanText = (count: string): string =>
  translate(
    {id: 'tools.inspector.drawnScan', message: 'Laser scan from above, points: {count}.'},
    {count},
  );

/** @param first coordinates of the first pose */
export const drawnPosesText = (count: string, first: string): string =>
  translate(
    {
      id: 'tools.inspector.drawnPoses',
      message: 'Poses from above: {count}. The first one is at {first}.',
    },
    {count, first},
  );

export const notDecodedText = (reason: string): string =>
  translate(
    {
      id: 'tools.inspector.notDecoded',
      message:
        'Cannot be read: {reason}. See whether the messages next to it can be read, then use Check every byte to find damage in the file. If there is none, the recorder probably wrote a definition that does not fit the messages.',
    },
    {reason},
  );

/** Joins two sentences. */
export const inSequence = (first: string, second: string): string =>
  translate({id: 'tools.inspector.inSequence', message: '{first} {second}'}, {first, second});

export const averageText = (size: string): string =>
  translate({id: 'tools.inspector.average', message: '{size} on average'}, {size});

export const packedText = (share: string): string =>
  translate({id: 'tools.inspector.packed', message: '{share} of the unpacked size'}, {share});

const encodingNames: Readonly<Record<string, string>> = {
  cbor: 'CBOR',
  flatbuffer: 'FlatBuffers',
  msgpack: 'MessagePack',
};

/** Returns the reason why an undamaged message is not displayed. */
export const reasonText = (reason: 'beyond-tool' | 'empty-definition', detail: string): string =>
  reason === 'beyond-tool'
    ? translate(
        {
          id: 'tools.inspector.beyondTool',
          message: 'This is a limit of this tool, not a fault of the file: {detail}.',
        },
        {detail},
      )
    : translate({
        id: 'tools.inspector.emptyDefinition',
        message:
          'The definition of this message in the file is empty, so the message cannot be decoded. Before you record, make the package that defines it available to the recorder.',
      });

/** Returns the reason why messages are not displayed, and the available data. */
export function unknownEncodingText(encoding: string): string {
  if (['ros1', 'cdr', 'protobuf'].includes(encoding)) {
    return translate({
      id: 'tools.inspector.theFileHasNo',
      message:
        'The file has no definition of this message, so it cannot be decoded. Before you record, make the package that defines it available to the recorder. Counts, rates, and times are shown all the same.',
    });
  }
  if (encoding === '') {
    return translate({
      id: 'tools.inspector.noEncoding',
      message:
        'The file does not say how this message is encoded, so it cannot be decoded. Counts, rates, and times are shown all the same.',
    });
  }
  const name = encodingNames[encoding] ?? encoding;
  return translate(
    {
      id: 'tools.inspector.thisToolDoesNot',
      message:
        'This tool does not decode {name}. Counts, rates, gaps, shares, and times are shown all the same; whether panels can read it is under In panels.',
    },
    {name},
  );
}

export const missingText: Readonly<Record<Missing['what'], string>> = {
  transforms: translate({
    id: 'tools.inspector.missingText.transforms',
    message:
      'No transforms (TF): the 3D panel cannot place these topics in relation to each other and draws only those in the display frame. Record /tf and /tf_static as well.',
  }),
  'camera-info': translate({
    id: 'tools.inspector.missingText.cameraInfo',
    message:
      'No camera calibration (CameraInfo): images can be viewed, but not rectified, overlaid with 3D layers, or placed in the 3D scene. Record camera_info as well.',
  }),
  drawable: translate({
    id: 'tools.inspector.missingText.drawable',
    message:
      'No topic can be drawn directly; only values and plots are available. To draw custom types, you need a message converter or a user script.',
  }),
};
