/** Types of the used parts of packages without type definitions. */

declare module 'lz4js' {
  /**
   * Decompresses one block.
   * @returns the end offset of the output in `target`
   */
  export function decompressBlock(
    source: Uint8Array,
    target: Uint8Array,
    sourceIndex: number,
    sourceLength: number,
    targetIndex: number,
  ): number;
  /** Compresses a whole frame. */
  export function compress(source: Uint8Array): Uint8Array;
}

declare module 'lz4js/xxh32' {
  /** XXH32 of a part of `source`. */
  export function hash(seed: number, source: Uint8Array, index: number, length: number): number;
}

declare module 'unbzip2-stream/lib/bit_iterator' {
  /** Reads numbers of `count` bits. */
  type BitReader = ((count: number | null) => number) & {bytesRead: number};
  export default function bitIterator(nextBuffer: () => Uint8Array | undefined): BitReader;
}

declare module 'unbzip2-stream/lib/bzip2' {
  import type bitIterator from 'unbzip2-stream/lib/bit_iterator';

  type BitReader = ReturnType<typeof bitIterator>;
  const bzip2: {
    Bzip2Error: new (message: string) => Error;
    /** @returns the size of blocks in 100,000 bytes */
    header(bits: BitReader): number;
    /** @returns the checksum so far; null after the last block */
    decompress(
      bits: BitReader,
      push: (byte: number) => void,
      buffer: Int32Array,
      size: number,
      checksum: number | null,
    ): number | null;
  };
  export default bzip2;
}
