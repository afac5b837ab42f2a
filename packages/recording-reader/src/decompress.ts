/**
 * Decompresses the chunks of MCAP and bag files in plain JavaScript: WebAssembly would need
 * `wasm-unsafe-eval` in the Content-Security-Policy of all pages.
 */
import {decompressBlock} from 'lz4js';
import {hash as xxh32} from 'lz4js/xxh32';
import bitIterator from 'unbzip2-stream/lib/bit_iterator';
import bzip2 from 'unbzip2-stream/lib/bzip2';
import {TooLarge, UnknownCompression} from './errors';
import {limits} from './limits';
import {viewOf} from './source';
import {skippableMagic, unpackZstd} from './zstd';

const lz4Magic = 0x184d2204;
const lz4Start = [0x04, 0x22, 0x4d, 0x18];
const bzip2Start = [0x42, 0x5a, 0x68];
const isStored = 0x8000_0000;

/**
 * Decompresses one frame. Checks every length against the input first, because the library does not.
 * @param start offset of the frame in `source`
 * @param first offset of its content in `target`
 * @returns the end offsets of the frame and of its content
 */
function unpackLz4Frame(
  source: Uint8Array,
  start: number,
  target: Uint8Array,
  first: number,
): [at: number, end: number] {
  const view = viewOf(source);
  const size = target.length;
  const flags = view.getUint8(start + 4);
  const hasBlockChecksums = (flags & 0x10) !== 0;
  let at = start + 7 + (flags & 0x08 ? 8 : 0) + (flags & 0x01 ? 4 : 0);
  const headerEnd = at - 1;
  if (((xxh32(0, source, start + 4, headerEnd - start - 4) >>> 8) & 0xff) !== source[headerEnd]) {
    throw new Error('the checksum of the LZ4 header does not agree');
  }
  let end = first;
  for (;;) {
    const field = view.getUint32(at, true);
    at += 4;
    if (field === 0) {
      break;
    }
    const length = field & ~isStored;
    if (at + length > source.length) {
      throw new Error('an LZ4 block reaches beyond the chunk');
    }
    if (hasBlockChecksums && xxh32(0, source, at, length) !== view.getUint32(at + length, true)) {
      throw new Error('the checksum of an LZ4 block does not agree');
    }
    if (field & isStored) {
      target.set(source.subarray(at, at + Math.min(length, size - end)), end);
      end += length;
    } else {
      end = decompressBlock(source, target, at, length, end);
    }
    if (end > size) {
      throw new Error(`the chunk is larger than the ${size} bytes it announces`);
    }
    at += length + (hasBlockChecksums ? 4 : 0);
  }
  if (flags & 0x04) {
    if (xxh32(0, target, first, end - first) !== view.getUint32(at, true)) {
      throw new Error('the checksum of the LZ4 data does not agree');
    }
    at += 4;
  }
  return [at, end];
}

const hasMagic = (source: Uint8Array, at: number, magic: readonly number[]): boolean =>
  magic.every((byte, index) => source[at + index] === byte);

/** Returns whether bytes begin compressed data of a bag. */
export const isCompressed = (source: Uint8Array): boolean =>
  hasMagic(source, 0, lz4Start) || hasMagic(source, 0, bzip2Start);

/** Decompresses any number of frames, and skips frames without content. */
function unpackLz4(source: Uint8Array, size: number): Uint8Array {
  const view = viewOf(source);
  const target = new Uint8Array(size);
  let at = 0;
  let end = 0;
  do {
    const magic = view.getUint32(at, true);
    if ((magic & 0xfffffff0) >>> 0 === skippableMagic) {
      at += 8 + view.getUint32(at + 4, true);
    } else if (magic === lz4Magic) {
      [at, end] = unpackLz4Frame(source, at, target, end);
    } else {
      throw new Error('the LZ4 data are damaged: there is no frame');
    }
    // Bytes after the content are padding, unless they start another frame.
  } while (end < size ? at < source.length : hasMagic(source, at, lz4Start));
  return target.subarray(0, end);
}

/** Decompresses any number of concatenated streams. */
function unpackBzip2(source: Uint8Array, size: number): Uint8Array {
  const target = new Uint8Array(size);
  let end = 0;
  const push = (byte: number) => {
    if (end === size) {
      throw new Error(`the chunk is larger than the ${size} bytes it announces`);
    }
    target[end] = byte;
    end += 1;
  };
  let isUsed = false;
  let hasMore: boolean;
  const bits = bitIterator(() => {
    if (isUsed) {
      throw new Error('the bzip2 data end too early');
    }
    isUsed = true;
    return source;
  });
  do {
    const blockSize = 100_000 * bzip2.header(bits);
    const buffer = new Int32Array(blockSize);
    let checksum: number | null = 0;
    while (checksum !== null) {
      checksum = bzip2.decompress(bits, push, buffer, blockSize, checksum);
    }
    // Streams are padded to a whole byte.
    bits(null);
    const at = bits.bytesRead;
    hasMore = end < size ? at < source.length : hasMagic(source, at, bzip2Start);
  } while (hasMore);
  return target.subarray(0, end);
}

const unpackers: Readonly<Record<string, (source: Uint8Array, size: number) => Uint8Array>> = {
  zstd: unpackZstd,
  lz4: unpackLz4,
  bz2: unpackBzip2,
};

/** Returns whether chunks with this compression can be read. */
export const isSupported = (compression: string): boolean =>
  compression === '' || compression === 'none' || Object.hasOwn(unpackers, compression);

/**
 * @param compression `lz4`, `zstd` or `bz2`; `none` or an empty string for uncompressed data
 * @param size uncompressed size that the chunk declares, in bytes
 * @throws UnknownCompression, TooLarge, or Error when the data is damaged or differs from the declared size
 */
export function unpack(compression: string, source: Uint8Array, size: number): Uint8Array {
  if (size > limits.chunk) {
    throw new TooLarge(size);
  }
  if (compression === '' || compression === 'none') {
    return source;
  }
  const unpacker = isSupported(compression) && unpackers[compression];
  if (!unpacker) {
    throw new UnknownCompression(compression);
  }
  let target: Uint8Array;
  try {
    target = unpacker(source, size);
  } catch (error) {
    // The errors of the libraries do not describe the problem.
    if (error instanceof RangeError) {
      throw new Error(`the ${compression} data end too early`);
    }
    throw error instanceof bzip2.Bzip2Error ? new Error('the bzip2 data are damaged') : error;
  }
  if (target.length !== size) {
    throw new Error(`the chunk contains ${target.length} bytes and declares ${size}`);
  }
  return target;
}
