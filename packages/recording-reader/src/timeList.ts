/** Log times of a topic's messages, in the order of the file. */
import {limits} from './limits';

interface Gap {
  /** Time before the gap. */
  start: number;
  length: number;
}

/** Stores all times up to a limit; beyond it, every second one, then every fourth, and so on. */
export class TimeList {
  /** Number of messages for each stored time. */
  step = 1;
  #skipped = 0;
  #count = 0;
  #times = new Float64Array(16);

  add(time: number): void {
    this.#skipped += 1;
    if (this.#skipped < this.step) {
      return;
    }
    this.#skipped = 0;
    if (this.#count === limits.times) {
      this.#count /= 2;
      this.step *= 2;
      for (let at = 0; at < this.#count; at += 1) {
        this.#times[at] = this.#times[2 * at]!;
      }
    }
    if (this.#count === this.#times.length) {
      const wider = new Float64Array(2 * this.#count);
      wider.set(this.#times);
      this.#times = wider;
    }
    this.#times[this.#count] = time;
    this.#count += 1;
  }

  /** Sorts the times and returns them. */
  sorted(): Float64Array {
    return this.#times.subarray(0, this.#count).sort();
  }
}

/** Returns the longest gap between ascending times; undefined for fewer than two. */
export function longestGap(times: Float64Array): Gap | undefined {
  let gap: Gap | undefined;
  for (let at = 1; at < times.length; at += 1) {
    const length = times[at]! - times[at - 1]!;
    if (!gap || length > gap.length) {
      gap = {start: times[at - 1]!, length};
    }
  }
  return gap;
}
