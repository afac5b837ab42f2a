/** Decompresses Zstandard data of any number of frames, and verifies their checksums. RFC 8878 */
import {decompress, Decompress} from 'fzstd';
import {UnknownCompression} from './errors';
import {viewOf} from './source';

const frameMagic = 0xfd2fb528;
/** Skippable frames, identical in LZ4 and zstd. */
export const skippableMagic = 0x184d2a50;
/** Largest window, as a power of two: 512 MiB. */
const largestWindow = 29;

interface Frame {
  bytes: Uint8Array;
  /** Content size that the frame declares, if any, in bytes. */
  size: number | undefined;
  checksum: number | undefined;
}

/** @throws RangeError when the frame ends too early */
function readFrame(source: Uint8Array): Frame {
  const view = viewOf(source);
  const flags = view.getUint8(4);
  const isSingle = (flags & 0x20) !== 0;
  const windowBits = isSingle ? 0 : 10 + (view.getUint8(5) >> 3);
  if (windowBits > largestWindow) {
    throw new UnknownCompression(`zstd, window of ${2 ** (windowBits - 20)} MiB`);
  }
  const sizeLength = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6]!;
  const sizeAt = 5 + (isSingle ? 0 : 1);
  let at = sizeAt + sizeLength;
  const digits = source.subarray(sizeAt, at);
  const size = digits.reduceRight((sum, digit) => 256 * sum + digit, 0);
  for (let isLast = false; !isLast;) {
    const head = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    isLast = (head & 1) !== 0;
    const isRepeated = ((head >> 1) & 3) === 1;
    at += 3 + (isRepeated ? 1 : head >> 3);
  }
  const hasChecksum = (flags & 0x04) !== 0;
  return {
    bytes: source.subarray(0, at + (hasChecksum ? 4 : 0)),
    size: sizeLength === 0 ? undefined : size + (sizeLength === 2 ? 256 : 0),
    checksum: hasChecksum ? view.getUint32(at, true) : undefined,
  };
}

/** @throws when the data is damaged or exceeds `size` bytes */
export function unpackZstd(source: Uint8Array, size: number): Uint8Array {
  const target = new Uint8Array(size);
  let end = 0;
  for (let rest = source; rest.length > 0;) {
    const magic = viewOf(rest).getUint32(0, true);
    if ((magic & 0xfffffff0) >>> 0 === skippableMagic) {
      rest = rest.subarray(8 + viewOf(rest).getUint32(4, true));
      continue;
    }
    if (magic !== frameMagic) {
      throw new Error('the zstd data are damaged: there is no frame');
    }
    const {bytes, size: declared, checksum} = readFrame(rest);
    const start = end;
    if ((declared ?? 0) > size - start) {
      throw new Error(`the chunk is larger than the ${size} bytes it announces`);
    }
    if (declared === size) {
      decompress(bytes, target);
      end = size;
    } else {
      new Decompress((piece) => {
        if (piece.length > size - end) {
          throw new Error(`the chunk is larger than the ${size} bytes it announces`);
        }
        target.set(piece, end);
        end += piece.length;
      }).push(bytes, true);
    }
    if (checksum !== undefined && checksum !== xxh64Low(target.subarray(start, end))) {
      throw new Error('the checksum of the zstd data does not agree: they are damaged');
    }
    rest = rest.subarray(bytes.length);
  }
  return target.subarray(0, end);
}

const wrap = (value: bigint) => BigInt.asUintN(64, value);
const rotate = (value: bigint, by: bigint) => wrap((value << by) | (value >> (64n - by)));
const [p1, p2, p3, p4, p5] = [
  0x9e3779b185ebca87n,
  0xc2b2ae3d27d4eb4fn,
  0x165667b19e3779f9n,
  0x85ebca77c2b2ae63n,
  0x27d4eb2f165667c5n,
] as const;
const round = (sum: bigint, input: bigint) => wrap(rotate(wrap(sum + input * p2), 31n) * p1);

/** Returns the low 32 bits of XXH64, the checksum of zstd frames. */
function xxh64Low(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let at = 0;
  let hash: bigint = p5;
  if (bytes.length >= 32) {
    const sums = [wrap(p1 + p2), p2, 0n, wrap(-p1)];
    for (; at + 32 <= bytes.length; at += 32) {
      for (let lane = 0; lane < 4; lane += 1) {
        sums[lane] = round(sums[lane]!, view.getBigUint64(at + 8 * lane, true));
      }
    }
    hash = wrap(sums.reduce((sum, lane, by) => sum + rotate(lane, [1n, 7n, 12n, 18n][by]!), 0n));
    for (const lane of sums) {
      hash = wrap((hash ^ round(0n, lane)) * p1 + p4);
    }
  }
  hash = wrap(hash + BigInt(bytes.length));
  for (; at + 8 <= bytes.length; at += 8) {
    const lane = round(0n, view.getBigUint64(at, true));
    hash = wrap(rotate(hash ^ lane, 27n) * p1 + p4);
  }
  if (at + 4 <= bytes.length) {
    const word = BigInt(view.getUint32(at, true));
    hash = wrap(rotate(hash ^ wrap(word * p1), 23n) * p2 + p3);
    at += 4;
  }
  for (; at < bytes.length; at += 1) {
    hash = wrap(rotate(hash ^ wrap(BigInt(bytes[at]!) * p5), 11n) * p1);
  }
  hash = wrap((hash ^ (hash >> 33n)) * p2);
  hash = wrap((hash ^ (hash >> 29n)) * p3);
  return Number((hash ^ (hash >> 32n)) & 0xffffffffn);
}
