/** Opens a recording of any supported format, or reports the actual type of the file. */
import {openBag} from './bag';
import {bagMagic, isCutMagic, mcapMagic} from './magic';
import {openMcap} from './mcap';
import {readPiece} from './source';
import type {Fault, OnProgress, Recording} from './types';

/** Signatures of file types that are often mistaken for recordings. */
const beginnings: readonly (readonly [beginning: string, kind: string])[] = [
  ['SQLite format 3\0', 'db3'],
  ['ULog', 'ulog'],
  ['\x89HDF', 'hdf5'],
  ['#ROSBAG V', 'old-bag'],
  ['PK\x03\x04', 'zip'],
  ['\x1f\x8b', 'gzip'],
  ['\x28\xb5\x2f\xfd', 'zstd'],
  ['\x04\x22\x4d\x18', 'lz4'],
  ['BZh', 'bzip2'],
  ['\xfd7zXZ', 'xz'],
  ['7z\xbc\xaf', '7z'],
  ['Salted__', 'encrypted'],
  ['age-encryption.org', 'encrypted'],
  ['-----BEGIN PGP', 'encrypted'],
  ['\x85\x01', 'encrypted'],
  ['\x85\x02', 'encrypted'],
  ['version https://git-lfs', 'lfs'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['%PDF-', 'pdf'],
  ['RRF', 'rerun'],
  ['<', 'web-page'],
];

/** A file that is not a recording, or from which nothing can be read. */
export class NotReadable extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

function faultOf(beginning: string): Fault {
  if (isCutMagic(beginning)) {
    return {code: 'foreign', offset: 0, detail: 'beginning'};
  }
  const kind = beginnings.find(([start]) => beginning.startsWith(start))?.[1];
  if (beginning.startsWith('ustar', 257)) {
    return {code: 'foreign', offset: 0, detail: 'tar'};
  }
  if (beginning === '' || beginning.replaceAll('\0', '') === '') {
    return {code: 'empty'};
  }
  if (kind === 'old-bag' || kind === 'encrypted') {
    return {code: kind, offset: 0, detail: kind === 'old-bag' ? beginning.slice(8, 13) : undefined};
  }
  return {code: 'foreign', offset: 0, detail: kind};
}

/**
 * Reads the summary of a file; messages are read on request.
 * @param file an MCAP or bag file of any size; only blocks of it are in memory at a time
 * @param options.isWhole whether to read every byte even if there is an index, to detect damage
 * @throws NotReadable
 */
export async function openRecording(
  file: Blob,
  options: {isWhole?: boolean; onProgress?: OnProgress} = {},
): Promise<Recording> {
  const {isWhole = false, onProgress = () => undefined} = options;
  const bytes = await readPiece(file, 0, Math.min(512, file.size));
  const beginning = String.fromCharCode(...bytes);
  if (beginning.startsWith(mcapMagic)) {
    return openMcap(file, isWhole, onProgress);
  }
  if (beginning.startsWith(bagMagic)) {
    return openBag(file, isWhole, onProgress);
  }
  throw new NotReadable(faultOf(beginning));
}
