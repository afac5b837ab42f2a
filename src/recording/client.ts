/** The page's side of the worker that reads a recording. */
import type {Answers, Failure, Request, Told} from './protocol';
import type {Fault, Summary} from './types';

/** Why the worker has no answer. */
export class ReadingError extends Error {
  readonly fault: Fault | undefined;
  readonly isUnknownEncoding: boolean;

  constructor({error, fault, unknownEncoding}: Failure) {
    super(error);
    this.fault = fault;
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
  open(isWhole: boolean, onProgress: (part: number) => void): Promise<Summary> {
    return this.#ask({kind: 'open', file: this.file, isWhole}, onProgress) as Promise<Summary>;
  }

  /** @throws ReadingError or TookTooLong */
  async ask<Kind extends Exclude<Request['kind'], 'open'>>(
    request: Extract<Request, {kind: Kind}>,
  ): Promise<Answers[Kind]> {
    if (!this.#worker) {
      await this.open(false, () => undefined);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.close();
        reject(new TookTooLong());
      }, patience);
    });
    const answer = this.#ask(request) as Promise<Answers[Kind]>;
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Ends the worker, whatever it does; the next question starts another. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.forEach(({reject}) => reject(new DOMException('closed', 'AbortError')));
    this.#waiting.clear();
  }

  #ask(request: Request, onProgress?: (part: number) => void): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject, onProgress});
      worker.postMessage({id, request});
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
    worker.onerror = ({message}) => {
      this.#waiting.forEach(({reject}) => reject(new ReadingError({error: message})));
      this.#waiting.clear();
      this.#worker = undefined;
    };
    return worker;
  }
}
