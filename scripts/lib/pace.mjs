/** Speed of this machine, by which time limits of tests are multiplied. */
import {createHash} from 'node:crypto';
import {availableParallelism, loadavg} from 'node:os';

/** Milliseconds of the work below on an idle core of the machine on which the limits were chosen. */
const REFERENCE = 110;

/** With a larger factor, a limit would not end a test that hangs. */
const MAX_PACE = 10;

/** Milliseconds for a fixed amount of work, which grow with the load of the machine. */
function measure() {
  const start = performance.now();
  const hash = createHash('sha256');
  const block = Buffer.alloc(1 << 20, 7);
  for (let count = 0; count < 150; count += 1) {
    hash.update(block);
  }
  return performance.now() - start;
}

/** Factor of the time limits: 1 on an idle machine, more on a slow or busy one. */
export function measurePace() {
  const busy = loadavg()[0] / availableParallelism();
  const factor = Math.max(1, measure() / REFERENCE, busy);
  return Math.round(Math.min(factor, MAX_PACE) * 10) / 10;
}
