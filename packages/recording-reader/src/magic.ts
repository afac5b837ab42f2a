/** The first bytes of recordings. */
import {readPiece, windowSize} from './source';

export const mcapMagic = '\x89MCAP0\r\n';
export const bagMagic = '#ROSBAG V2.0\n';

const magics = [mcapMagic, bagMagic];

/** Bytes that are needed to know the beginning of a recording. */
const longestMagic = bagMagic.length;

const latinOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Whether a recording begins at a place of a file. The magic alone does not: an MCAP ends with it, too. */
export async function beginsRecording(file: Blob, offset: number): Promise<boolean> {
  const length = Math.min(longestMagic, file.size - offset);
  const bytes = latinOf(await readPiece(file, offset, length));
  return magics.some((magic) => bytes.startsWith(magic) && offset + magic.length < file.size);
}

/** Whether a file has nothing but a part of the first bytes of a recording. */
export const isCutMagic = (beginning: string): boolean =>
  beginning !== '' && magics.some((magic) => magic !== beginning && magic.startsWith(beginning));

/** Where the next recording begins in a part of a file, as when files are joined. */
export async function findRecording(
  file: Blob,
  from: number,
  to: number,
): Promise<number | undefined> {
  for (let offset = from; offset < to; offset += windowSize) {
    const length = Math.min(windowSize, to - offset) + longestMagic;
    const bytes = new TextDecoder('latin1').decode(
      await readPiece(file, offset, Math.min(length, file.size - offset)),
    );
    // The decoder takes the first byte of MCAP for a sign of Windows-1252.
    const places = [bytes.indexOf('MCAP0\r\n') - 1, bytes.indexOf(bagMagic)];
    const [at] = places.filter((place) => place >= 0).sort((a, b) => a - b);
    if (at !== undefined && offset + at < to && (await beginsRecording(file, offset + at))) {
      return offset + at;
    }
  }
  return undefined;
}
