/**
 * Reporter of Vitest: writes the errors that belong to no test to the file in `OUTSIDE_ERRORS`. The JSON
 * reporter leaves them out.
 */
import {writeFileSync} from 'node:fs';

export default class OutsideErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({stack, message}) => stack ?? message);
    writeFileSync(process.env.OUTSIDE_ERRORS, JSON.stringify(texts));
  }
}
