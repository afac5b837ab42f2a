/** Texts of the faults of a file, with remedies. */
import {translate} from '@docusaurus/Translate';
import type {Fault, Format} from 'recording-reader';
import {shownText} from '../ui/shownText';

/** Descriptions of foreign files, by the names in `recording-reader`. */
const kinds: Readonly<Record<string, string>> = {
  archive: translate({
    id: 'tools.inspector.kinds.archive',
    message: 'This is a {detail} archive. Decompress it and open the recording inside.',
  }),
  beginning: translate({
    id: 'tools.inspector.kinds.beginning',
    message:
      'The file has only the first few bytes of a recording: recording or copying stopped at the very beginning. Copy it again, or record again.',
  }),
  db3: translate({
    id: 'tools.inspector.kinds.db3',
    message:
      'This is an SQLite database, that is, a .db3 file of ROS 2. The platform plays it directly; to inspect it here, convert it to MCAP with ros2 bag convert.',
  }),
  ulog: translate({
    id: 'tools.inspector.kinds.ulog',
    message:
      'This is a PX4 ULog file. coStudio can open it; this tool reads only MCAP and bag files.',
  }),
  picture: translate({
    id: 'tools.inspector.kinds.picture',
    message: 'This is a picture, not a recording.',
  }),
  pdf: translate({
    id: 'tools.inspector.kinds.pdf',
    message: 'This is a PDF document, not a recording.',
  }),
  rerun: translate({
    id: 'tools.inspector.kinds.rerun',
    message: 'This is a recording of Rerun; this tool reads only MCAP and bag files.',
  }),
  hdf5: translate({
    id: 'tools.inspector.kinds.hdf5',
    message: 'This is an HDF5 file; this tool reads only MCAP and bag files.',
  }),
  lfs: translate({
    id: 'tools.inspector.kinds.lfs',
    message: 'This is a Git LFS pointer, not the file itself. Run git lfs pull to get the file.',
  }),
  'web-page': translate({
    id: 'tools.inspector.kinds.webPage',
    message:
      'This is a web page, not a recording: the download may have led to a sign-in page or an error page. Download it again.',
  }),
};

const archives = ['tar', 'zip', 'gzip', 'zstd', 'lz4', 'bzip2', 'xz', '7z'];

/** Fault and remedy. `{detail}` is from the recording reader, `{(detail)}` is the same in brackets. */
const faultTexts: Readonly<Record<Fault['code'], string>> = {
  empty: translate({
    id: 'tools.inspector.faultTexts.empty',
    message:
      'The file is empty or contains only zeros. The recorder may not have written anything, or the disk was full.',
  }),
  foreign: translate({
    id: 'tools.inspector.faultTexts.foreign',
    message:
      'The file does not begin like an MCAP file or a ROS 1 bag. Check that it is a recording and that the download is complete.',
  }),
  'old-bag': translate({
    id: 'tools.inspector.faultTexts.oldBag',
    message:
      'This is a bag in an old version{(detail)}. Convert it to version 2.0 with rosbag fix.',
  }),
  encrypted: translate({
    id: 'tools.inspector.faultTexts.encrypted',
    message: 'The file is encrypted{(detail)} and cannot be read. Decrypt it first.',
  }),
  'cut-off': translate({
    id: 'tools.inspector.faultTexts.cutOff',
    message:
      'The file is cut off here: it is still being recorded or copied, or recording did not end properly. Everything before this point can be read. {repair}',
  }),
  'bad-header': translate({
    id: 'tools.inspector.faultTexts.badHeader',
    message: 'The file header is damaged{(detail)}. What can be read is listed below.',
  }),
  'bad-index': translate({
    id: 'tools.inspector.faultTexts.badIndex',
    message: 'The index is damaged, so the whole file was read{(detail)}. {repair}',
  }),
  'no-index': translate({
    id: 'tools.inspector.faultTexts.noIndex',
    message: 'The file has no index, so the whole file was read. {repair}',
  }),
  'bad-record': translate({
    id: 'tools.inspector.faultTexts.badRecord',
    message: 'The record here is damaged and cannot be read{(detail)}.',
  }),
  skipped: translate({
    id: 'tools.inspector.faultTexts.skipped',
    message:
      'The file is damaged from here to byte {detail}. This part was skipped, and reading continued with the next chunk. {repair}',
  }),
  stopped: translate({
    id: 'tools.inspector.faultTexts.stopped',
    message:
      'The file is damaged from here on, and no further chunk was found. Everything before this point can be read. {repair}',
  }),
  'bad-chunk': translate({
    id: 'tools.inspector.faultTexts.badChunk',
    message: 'The chunk here is damaged, and its messages are not all counted{(detail)}. {repair}',
  }),
  'unknown-compression': translate({
    id: 'tools.inspector.faultTexts.unknownCompression',
    message:
      'Unknown compression "{detail}": the messages of this chunk were not read and are counted only where the index lists them. Supported are lz4, zstd, bz2 (bags only), and no compression.',
  }),
  'too-large': translate({
    id: 'tools.inspector.faultTexts.tooLarge',
    message:
      'The record here has {detail} bytes, which is more than this tool reads, so it was skipped.',
  }),
  'too-many-topics': translate({
    id: 'tools.inspector.faultTexts.tooManyTopics',
    message: 'There are more than 10,000 topics; the others are not listed.',
  }),
  'count-differs': translate({
    id: 'tools.inspector.faultTexts.countDiffers',
    message: 'According to the file, it has {detail} messages, but a different number was found.',
  }),
  'bad-attachment': translate({
    id: 'tools.inspector.faultTexts.badAttachment',
    message:
      'The attachment here is damaged: its checksum does not match. The messages are not affected.',
  }),
  'bad-data': translate({
    id: 'tools.inspector.faultTexts.badData',
    message:
      'The checksum of the data before this point does not match: at least one byte has changed. {repair}',
  }),
  joined: translate({
    id: 'tools.inspector.faultTexts.joined',
    message:
      'Another recording of {detail} bytes follows the end of this one, as when files are joined. What is listed is the first one; split the file here to read the rest.',
  }),
  trailing: translate({
    id: 'tools.inspector.faultTexts.trailing',
    message:
      '{detail} bytes follow the end of the recording. They were not read; the recording itself is complete.',
  }),
  'end-missing': translate({
    id: 'tools.inspector.faultTexts.endMissing',
    message: 'The last bytes of the file are cut off; the index is there and was read. {repair}',
  }),
  'unfinished-chunk': translate({
    id: 'tools.inspector.faultTexts.unfinishedChunk',
    message:
      'The recorder stopped before it finished the chunk here. The messages that follow were read. {repair}',
  }),
  'unset-clock': translate({
    id: 'tools.inspector.faultTexts.unsetClock',
    message:
      'Some times in this file are more than a year away from the others: a clock was probably not set for part of the recording. The duration and the longest gap are therefore not meaningful.',
  }),
  changed: translate({
    id: 'tools.inspector.faultTexts.changed',
    message:
      'The file changed after it was opened; recording or copying is probably still in progress. Open it again once it is complete.',
  }),
};

const repairs: Readonly<Record<Format, string>> = {
  bag: translate({id: 'tools.inspector.repairs.bag', message: 'Repair it with rosbag reindex.'}),
  mcap: translate({
    id: 'tools.inspector.repairs.mcap',
    message: 'Use mcap recover to write a new file with an index.',
  }),
};

/** Returns a fault and its remedy as one or two sentences. */
export function faultText(fault: Fault, format: Format = 'mcap'): string {
  const {code} = fault;
  const detail = shownText(fault.detail ?? '', 300);
  const kind = archives.includes(detail) ? kinds.archive : kinds[detail];
  const text = (code === 'foreign' && kind) || faultTexts[code];
  const values: Record<string, string> = {
    detail,
    '(detail)': detail && inBrackets(detail),
    repair: repairs[format],
  };
  return text.replace(/\{(.+?)\}/g, (_, name: string) => values[name]!);
}

export const inBrackets = (detail: string): string =>
  translate({id: 'tools.inspector.inBrackets', message: ' ({detail})'}, {detail});

/** Returns the position of a fault and the number of similar ones; empty for the file as a whole. */
export function placeText({offset, more}: Fault): string {
  if (offset === undefined) {
    return '';
  }
  return more === undefined
    ? translate({id: 'tools.inspector.byte', message: 'Byte {offset}'}, {offset})
    : translate(
        {id: 'tools.inspector.byteAndMoreLike', message: 'Byte {offset}, and {more} more like it'},
        {offset, more},
      );
}
