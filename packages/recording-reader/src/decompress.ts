/**
 * Unpacks the chunks of MCAP and bag files in plain JavaScript: WebAssembly would need
 * `wasm-unsafe-eval` in the Content-Security-Policy of all pages.
 */
import {decompressBlock} from 'lz4js';
import {hash as xxh32} from 'lz4js/xxh32';
import bitIterator from 'unbzip2-stream/lib/bit_iterator';
import bzip2 from 'unbzip2-stream/lib/bzip2';
import {limits} from './limits';
import {viewOf} from './source';
import {unpackZstd} from './zstd';

const lz4Magic = 0x184d2204;
const isStored = 0x8000_0000;

/** Every length is checked against the input first: the library trusts what the frame says. */
function unpackLz4(source: Uint8Array, size: number): Uint8Array {
  const view = viewOf(source);
  if (view.getUint32(0, true) !== lz4Magic) {
    throw new Error('not an LZ4 frame');
  }
  const flags = view.getUint8(4);
  const hasBlockChecksums = (flags & 0x10) !== 0;
  const target = new Uint8Array(size);
  let at = 7 + (flags & 0x08 ? 8 : 0) + (flags & 0x01 ? 4 : 0);
  if (((xxh32(0, source, 4, at - 5) >>> 8) & 0xff) !== source[at - 1]) {
    throw new Error('the checksum of the LZ4 header does not agree');
  }
  let end = 0;
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
      target.set(source.subarray(at, at + length), end);
      end += length;
    } else {
      end = decompressBlock(source, target, at, length, end);
    }
    if (end > size) {
      throw new Error(`the chunk is larger than the ${size} bytes it announces`);
    }
    at += length + (hasBlockChecksums ? 4 : 0);
  }
  if (flags & 0x04 && xxh32(0, target, 0, end) !== view.getUint32(at, true)) {
    throw new Error('the checksum of the LZ4 data does not agree');
  }
  return target.subarray(0, end);
}

function unpackBzip2(source: Uint8Array, size: number): Uint8Array {
  const target = new Uint8Array(size);
  let end = 0;
  let isUsed = false;
  const bits = bitIterator(() => {
    if (isUsed) {
      throw new Error('the bzip2 data end too early');
    }
    isUsed = true;
    return source;
  });
  const blockSize = 100_000 * bzip2.header(bits);
  const buffer = new Int32Array(blockSize);
  const push = (byte: number) => {
    if (end === size) {
      throw new Error(`the chunk is larger than the ${size} bytes it announces`);
    }
    target[end] = byte;
    end += 1;
  };
  let checksum: number | null = 0;
  while (checksum !== null) {
    checksum = bzip2.decompress(bits, push, buffer, blockSize, checksum);
  }
  return target.subarray(0, end);
}

const unpackers: Readonly<Record<string, (source: Uint8Array, size: number) => Uint8Array>> = {
  zstd: unpackZstd,
  lz4: unpackLz4,
  bz2: unpackBzip2,
};

/** A chunk that cannot be unpacked because nobody here knows how. */
export class UnknownCompression extends Error {}

/**
 * @param compression `lz4`, `zstd` or `bz2`; `none` or nothing for bytes that are not packed
 * @param size bytes that the chunk announces
 * @throws UnknownCompression, or Error when the bytes are damaged or the size is not as announced
 */
export function unpack(compression: string, source: Uint8Array, size: number): Uint8Array {
  if (size > limits.chunk) {
    throw new Error(`the chunk announces ${size} bytes; up to ${limits.chunk} are read`);
  }
  if (compression === '' || compression === 'none') {
    return source;
  }
  const unpacker = unpackers[compression];
  if (!unpacker || !Object.hasOwn(unpackers, compression)) {
    throw new UnknownCompression(compression);
  }
  let target: Uint8Array;
  try {
    target = unpacker(source, size);
  } catch (error) {
    // The library does not say what is wrong.
    throw error instanceof bzip2.Bzip2Error ? new Error('the bzip2 data are damaged') : error;
  }
  if (target.length !== size) {
    throw new Error(`the chunk holds ${target.length} bytes and announces ${size}`);
  }
  return target;
}
