/** Errors that tell a limit of this tool from a fault of the file. */

/** Something sound that this tool does not read. */
export class BeyondTool extends Error {}

/** A chunk that is larger than what is read at once. */
export class TooLarge extends BeyondTool {
  constructor(readonly bytes: number) {
    super(`a chunk of ${bytes} bytes is larger than what is read at once`);
  }
}

/** A chunk whose compression is not known here. */
export class UnknownCompression extends BeyondTool {}
