/** Errors that distinguish a limit of this tool from a fault of the file. */

/** Valid data that this tool does not support. */
export class BeyondTool extends Error {}

/** A chunk that exceeds the size limit. */
export class TooLarge extends BeyondTool {
  constructor(readonly bytes: number) {
    super(`a chunk of ${bytes} bytes is larger than what is read at once`);
  }
}

export class UnknownCompression extends BeyondTool {}
