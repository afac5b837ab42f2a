import {codeBlocks} from '../lib/markdown';
import {perPage} from '../lib/rule';

/** Checks that samples of whole batch-test and device configurations follow their schemas. */
export const batchTest = perPage((page, report, {checkConfiguration}) => {
  for (const {language = '', value, line: first} of codeBlocks(page.root)) {
    for (const {message, path, line} of checkConfiguration(language, value)) {
      report(
        first + line,
        `the configuration is not valid${path && ` at ${path}`}: ${message.replace(/\.$/, '')}`,
        'Correct it',
      );
    }
  }
});
