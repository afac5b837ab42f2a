/** Checksums of file sections, computed in blocks. */
import {crc32Final, crc32Init, crc32Update} from '@foxglove/crc';
import {readPiece, viewOf} from './source';

const pieceSize = 4 * 1024 * 1024;

async function crcOf(file: Blob, start: number, end: number): Promise<number> {
  let crc = crc32Init();
  for (let offset = start; offset < end; offset += pieceSize) {
    crc = crc32Update(crc, await readPiece(file, offset, Math.min(pieceSize, end - offset)));
  }
  return crc32Final(crc);
}

/**
 * Returns true if the checksum of an attachment matches or is absent.
 * @param end offset of the end of the content, followed by the checksum
 */
export async function checkAttachment(file: Blob, start: number, end: number): Promise<boolean> {
  const stored = viewOf(await readPiece(file, end, 4)).getUint32(0, true);
  return stored === 0 || stored === (await crcOf(file, start, end));
}

/** Returns whether the data section matches its checksum. */
export const checkDataSection = async (file: Blob, end: number, crc: number): Promise<boolean> =>
  (await crcOf(file, 0, end)) === crc;
