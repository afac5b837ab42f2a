/** The page's side of the worker that reads a recording. */
import type {Asked, Failure, Told} from './protocol';
import type {Questions} from './reading';
import type {Fault, Summary} from './types';

/** Why the worker has no answer. */
export class ReadingError extends Error {
  readonly fault: Fault | undefined;
  readonly isUnknownEncoding: boolean;
  readonly reason: Failure['reason'];

  constructor({error, fault, unknownEncoding, reason}: Failure) {
    super(error);
    this.fault = fault;
    this.reason = reason;
    this.isUnknownEncoding = unknownEncoding === true;
  }
}

/** A worker did not answer in time and was ended. */
export class TookTooLong extends Error {}

/** Milliseconds for one message or schema: enough for any honest one. */
const patience = 15_000;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  onProgress?: (part: number) => void;
}

/** A file that a worker has open. */
export class RecordingClient {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(readonly file: Blob) {}

  /**
   * Reads the file, anew if it was read before.
   * @param onProgress told now and then, from 0 to 1
   * @throws ReadingError
   */
  open(isWhole: boolean, onProgress?: (part: number) => void): Promise<Summary> {
    return this.#ask('open', [this.file, isWhole], onProgress);
  }

  /** @throws ReadingError or TookTooLong */
  async ask<Name extends Exclude<keyof Questions, 'open'>>(
    name: Name,
    ...args: Parameters<Questions[Name]>
  ): Promise<Awaited<ReturnType<Questions[Name]>>> {
    if (!this.#worker) {
      await this.open(false);
    }
    const timer = setTimeout(() => this.#end(new TookTooLong()), patience);
    return this.#ask(name, args).finally(() => clearTimeout(timer));
  }

  /** Ends the worker, whatever it does; the next question starts another. */
  close(): void {
    this.#end(new DOMException('closed', 'AbortError'));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.forEach(({reject}) => reject(reason));
    this.#waiting.clear();
  }

  #ask<Name extends keyof Questions>(
    name: Name,
    args: unknown[],
    onProgress?: (part: number) => void,
  ): Promise<Awaited<ReturnType<Questions[Name]>>> {
    const worker = (this.#worker ??= this.#start());
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve: resolve as Waiting['resolve'], reject, onProgress});
      worker.postMessage({id, name, args} satisfies Asked);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<Told>) => {
      const waiting = this.#waiting.get(data.id);
      if ('progress' in data) {
        waiting?.onProgress?.(data.progress);
        return;
      }
      this.#waiting.delete(data.id);
      if ('answer' in data) {
        waiting?.resolve(data.answer);
      } else {
        waiting?.reject(new ReadingError(data));
      }
    };
    // The script of the worker did not arrive, or it ran out of memory.
    worker.onerror = ({message}) => this.#end(new ReadingError({error: message}));
    return worker;
  }
}
