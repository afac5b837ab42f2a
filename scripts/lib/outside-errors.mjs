/**
 * Vitest reporter that writes errors outside of tests, which the JSON reporter omits, to the file in
 * `OUTSIDE_ERRORS`.
 */
import {writeFileSync} from 'node:fs';

export default class OutsideErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({stack, message}) => stack ?? message);
    writeFileSync(process.env.OUTSIDE_ERRORS, JSON.stringify(texts));
  }
}
