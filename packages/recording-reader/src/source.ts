/** Block-wise access to a file: only requested bytes are in memory. */

/** @throws RangeError if the piece is not within the file */
export async function readPiece(file: Blob, offset: number, length: number): Promise<Uint8Array> {
  if (offset < 0 || length < 0 || offset + length > file.size) {
    throw new RangeError(
      `${length} bytes at ${offset} are not within a file of ${file.size} bytes`,
    );
  }
  return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
}

/** Size of the read buffer in bytes. */
export const windowSize = 1024 * 1024;

/** Serves small adjacent reads from a buffer, because each read of a file is slow. */
export class WindowedFile {
  #window: Uint8Array = new Uint8Array(0);
  #start = 0;

  constructor(readonly file: Blob) {}

  /** @throws RangeError if the piece is not within the file */
  async read(offset: number, length: number): Promise<Uint8Array> {
    if (length > windowSize) {
      return readPiece(this.file, offset, length);
    }
    const isInside =
      offset >= this.#start && offset + length <= this.#start + this.#window.byteLength;
    if (!isInside) {
      const size = Math.max(length, Math.min(windowSize, this.file.size - offset));
      this.#window = await readPiece(this.file, offset, size);
      this.#start = offset;
    }
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }
}

/** Returns a DataView of bytes, which may be part of a larger buffer. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Decodes text of a file; invalid UTF-8 becomes replacement characters. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Returns an error message without the suffix that the MCAP library adds about the writer of the file. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(
    / \[(?:no header|library=.*)\]$/,
    '',
  );

/** Returns whether a read failed because the file changed on disk after it was selected. */
export const isChanged = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotReadableError';
