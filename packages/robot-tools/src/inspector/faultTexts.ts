/** Texts of the faults of a file, with remedies. */
import {translate} from '@docusaurus/Translate';
import type {Fault, Format} from 'recording-reader';
import {shownText} from '../ui/shownText';

/** Descriptions of foreign files, by the names in `recording-reader`. */
const kinds: Readonly<Record<string, string>> = {
  archive: translate({id: 'tools.inspector.kinds.archive'}),
  beginning: translate({id: 'tools.inspector.kinds.beginning'}),
  db3: translate({id: 'tools.inspector.kinds.db3'}),
  ulog: translate({id: 'tools.inspector.kinds.ulog'}),
  picture: translate({id: 'tools.inspector.kinds.picture'}),
  pdf: translate({id: 'tools.inspector.kinds.pdf'}),
  rerun: translate({id: 'tools.inspector.kinds.rerun'}),
  hdf5: translate({id: 'tools.inspector.kinds.hdf5'}),
  lfs: translate({id: 'tools.inspector.kinds.lfs'}),
  'web-page': translate({id: 'tools.inspector.kinds.webPage'}),
};

const archives = ['tar', 'zip', 'gzip', 'zstd', 'lz4', 'bzip2', 'xz', '7z'];

/** Fault and remedy. `{detail}` is from the recording reader, `{(detail)}` is the same in brackets. */
const faultTexts: Readonly<Record<Fault['code'], string>> = {
  empty: translate({id: 'tools.inspector.faultTexts.empty'}),
  foreign: translate({id: 'tools.inspector.faultTexts.foreign'}),
  'old-bag': translate({id: 'tools.inspector.faultTexts.oldBag'}),
  encrypted: translate({id: 'tools.inspector.faultTexts.encrypted'}),
  'cut-off': translate({id: 'tools.inspector.faultTexts.cutOff'}),
  'bad-header': translate({id: 'tools.inspector.faultTexts.badHeader'}),
  'bad-index': translate({id: 'tools.inspector.faultTexts.badIndex'}),
  'no-index': translate({id: 'tools.inspector.faultTexts.noIndex'}),
  'bad-record': translate({id: 'tools.inspector.faultTexts.badRecord'}),
  skipped: translate({id: 'tools.inspector.faultTexts.skipped'}),
  stopped: translate({id: 'tools.inspector.faultTexts.stopped'}),
  'bad-chunk': translate({id: 'tools.inspector.faultTexts.badChunk'}),
  'unknown-compression': translate({id: 'tools.inspector.faultTexts.unknownCompression'}),
  'too-large': translate({id: 'tools.inspector.faultTexts.tooLarge'}),
  'too-many-topics': translate({id: 'tools.inspector.faultTexts.tooManyTopics'}),
  'count-differs': translate({id: 'tools.inspector.faultTexts.countDiffers'}),
  'bad-attachment': translate({id: 'tools.inspector.faultTexts.badAttachment'}),
  'bad-data': translate({id: 'tools.inspector.faultTexts.badData'}),
  joined: translate({id: 'tools.inspector.faultTexts.joined'}),
  trailing: translate({id: 'tools.inspector.faultTexts.trailing'}),
  'end-missing': translate({id: 'tools.inspector.faultTexts.endMissing'}),
  'unfinished-chunk': translate({id: 'tools.inspector.faultTexts.unfinishedChunk'}),
  'unknown-topic': translate({id: 'tools.inspector.faultTexts.unknownTopic'}),
  'unset-clock': translate({id: 'tools.inspector.faultTexts.unsetClock'}),
  changed: translate({id: 'tools.inspector.faultTexts.changed'}),
};

const repairs: Readonly<Record<Format, string>> = {
  bag: translate({id: 'tools.inspector.repairs.bag'}),
  mcap: translate({id: 'tools.inspector.repairs.mcap'}),
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
  translate({id: 'tools.inspector.inBrackets'}, {detail});

/** Returns the position of a fault and the number of similar ones; empty for the file as a whole. */
export function placeText({offset, more}: Fault): string {
  if (offset === undefined) {
    return '';
  }
  return more === undefined
    ? translate({id: 'tools.inspector.byte'}, {offset})
    : translate({id: 'tools.inspector.byteAndMore'}, {offset, more});
}
