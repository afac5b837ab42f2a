import {codeBlocks} from '../lib/markdown';
import {perPage} from '../lib/rule';

/**
 * Samples of whole files are known by their keys. `schema="batch-test"` marks one that is not,
 * `schema="batch-test/job"` a part of one, named after an entry of `$defs`.
 */
/** Checks that batch-test and device configurations follow their schemas. */
export const batchTest = perPage(
  (page, report, {configurations: {check, kindOf, partsOf, schemas}}) => {
    for (const {language = '', meta, value, line: first} of codeBlocks(page.root)) {
      const mark = /\bschema="batch-test(?:\/([\w-]+))?"/.exec(meta);
      const kind = mark ? partsOf : kindOf(language, value);
      const schema = kind && schemas[kind];
      if (!schema) {
        continue;
      }
      const name = mark?.[1];
      const part = name === undefined ? schema : schema.$defs?.[name];
      if (!part) {
        report(first, `the schema has no part "${name}"`, 'Name an entry of its $defs');
        continue;
      }
      for (const {message, path, line} of check(value, schema, part)) {
        report(
          first + line,
          `the configuration is not valid${path && ` at ${path}`}: ${message.replace(/\.$/, '')}`,
          'Correct it',
        );
      }
    }
  },
);
