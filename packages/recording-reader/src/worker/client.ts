/** Client of the worker that reads a recording. */
import type {WorkerRequest, Failure, WorkerResponse} from './protocol';
import type {RequestHandlers} from './requestHandlers';
import type {Fault, Summary} from '../types';

/** Failure reported by the worker. */
export class ReadingError extends Error {
  readonly fault: Fault | undefined;
  readonly reason: Failure['reason'];

  constructor({error, fault, reason}: Failure) {
    super(error);
    this.fault = fault;
    this.reason = reason;
  }
}

/** Timeout of a message or schema request in milliseconds. */
const patience = 15_000;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  onProgress?: (part: number) => void;
}

/** A file opened in a worker. */
export class RecordingClient {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(readonly file: Blob) {}

  /**
   * Reads the file, again if it was read before.
   * @param onProgress called periodically with the fraction read, 0 to 1
   * @throws ReadingError
   */
  open(isWhole: boolean, onProgress?: (part: number) => void): Promise<Summary> {
    return this.#request('open', [this.file, isWhole], onProgress);
  }

  /** @throws ReadingError */
  async request<Name extends Exclude<keyof RequestHandlers, 'open'>>(
    name: Name,
    ...args: Parameters<RequestHandlers[Name]>
  ): Promise<Awaited<ReturnType<RequestHandlers[Name]>>> {
    if (!this.#worker) {
      await this.open(false);
    }
    const late = new ReadingError({error: 'no response', reason: 'timeout'});
    const timer = setTimeout(() => this.#end(late), patience);
    return this.#request(name, args).finally(() => clearTimeout(timer));
  }

  /** Terminates the worker; the next request starts another. */
  close(): void {
    this.#end(new DOMException('closed', 'AbortError'));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.forEach(({reject}) => reject(reason));
    this.#waiting.clear();
  }

  #request<Name extends keyof RequestHandlers>(
    name: Name,
    args: unknown[],
    onProgress?: (part: number) => void,
  ): Promise<Awaited<ReturnType<RequestHandlers[Name]>>> {
    const worker = (this.#worker ??= this.#start());
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve: resolve as Waiting['resolve'], reject, onProgress});
      worker.postMessage({id, name, args} satisfies WorkerRequest);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let hasStarted = false;
    worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      hasStarted = true;
      const waiting = this.#waiting.get(data.id);
      if ('progress' in data) {
        waiting?.onProgress?.(data.progress);
        return;
      }
      this.#waiting.delete(data.id);
      if ('result' in data) {
        waiting?.resolve(data.result);
      } else {
        waiting?.reject(new ReadingError(data));
      }
    };
    // The worker script failed to load, or the worker ran out of memory.
    worker.onerror = ({message = ''}: Partial<ErrorEvent>) => {
      const reason = hasStarted ? undefined : 'missing-code';
      this.#end(new ReadingError({error: message, reason}));
    };
    return worker;
  }
}
