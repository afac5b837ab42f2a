/** Longest gap between message times in any order. */
import {limits} from './limits';

interface Gap {
  /** Time before the gap. */
  start: number;
  length: number;
}

function longest(times: Float64Array): Gap {
  let gap: Gap = {start: times[0]!, length: 0};
  for (let at = 1; at < times.length; at += 1) {
    const length = times[at]! - times[at - 1]!;
    if (length > gap.length) {
      gap = {start: times[at - 1]!, length};
    }
  }
  return gap;
}

/** Stores only out-of-order times; ordered times are compared immediately. */
export class TimeList {
  #count = 0;
  #last = -Infinity;
  #gap: Gap = {start: 0, length: 0};
  #isOrdered = true;
  #times = new Float64Array(16);

  add(time: number): void {
    if (this.#count > 0 && time < this.#last) {
      this.#isOrdered = false;
    }
    if (this.#count === 0) {
      this.#gap.start = time;
    } else if (time - this.#last > this.#gap.length) {
      this.#gap = {start: this.#last, length: time - this.#last};
    }
    if (this.#count < limits.times) {
      if (this.#count === this.#times.length) {
        const wider = new Float64Array(2 * this.#count);
        wider.set(this.#times);
        this.#times = wider;
      }
      this.#times[this.#count] = time;
    }
    this.#count += 1;
    this.#last = Math.max(this.#last, time);
  }

  /** @returns undefined for fewer than two times, or too many out of order to be sorted */
  longestGap(): Gap | undefined {
    if (this.#count < 2 || (!this.#isOrdered && this.#count > limits.times)) {
      return undefined;
    }
    return this.#isOrdered ? this.#gap : longest(this.#times.slice(0, this.#count).sort());
  }
}
