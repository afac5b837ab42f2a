/** Magic bytes of recordings. */
import {readPiece, windowSize} from './source';

export const mcapMagic = '\x89MCAP0\r\n';
export const bagMagic = '#ROSBAG V2.0\n';

const magics = [mcapMagic, bagMagic];

/** Number of bytes needed to identify the start of a recording. */
const longestMagic = bagMagic.length;

const latinOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Returns whether a recording starts at an offset. The magic alone is not enough: an MCAP file also ends with it. */
export async function beginsRecording(file: Blob, offset: number): Promise<boolean> {
  const length = Math.min(longestMagic, file.size - offset);
  const bytes = latinOf(await readPiece(file, offset, length));
  return magics.some((magic) => bytes.startsWith(magic) && offset + magic.length < file.size);
}

/** Returns whether a file consists of an incomplete magic only. */
export const isCutMagic = (beginning: string): boolean =>
  beginning !== '' && magics.some((magic) => magic !== beginning && magic.startsWith(beginning));

/** Returns the start of the next recording in a block, as in concatenated files. */
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
    // Windows-1252 decodes the first byte of the MCAP magic to a different character.
    const places = [bytes.indexOf('MCAP0\r\n') - 1, bytes.indexOf(bagMagic)];
    const [at] = places.filter((place) => place >= 0).sort((a, b) => a - b);
    if (at !== undefined && offset + at < to && (await beginsRecording(file, offset + at))) {
      return offset + at;
    }
  }
  return undefined;
}
