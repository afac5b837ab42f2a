import {check, type Part} from 'robot-tools/yaml';
import {sampleKind, type SampleKind} from '../../../src/config/samples';
import device from '../../../src/data/device-config.schema.json';
import cos from '../../../src/data/regression-config.schema.json';
import {codeBlocks} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

const schemas: Record<SampleKind, Part> = {cos: cos as Part, device: device as Part};

/**
 * Samples of whole files are known by their keys. `schema="batch-test"` marks one that is not,
 * `schema="batch-test/job"` a part of one, named after an entry of `$defs`.
 */
export const batchTest: Rule = {
  name: 'batch-test',
  holds:
    'batch-test and device configurations follow their schemas (src/data/*-config.schema.json)',
  check: perPage((page, report) => {
    for (const {language = '', meta, value, line: first} of codeBlocks(page.root)) {
      const mark = /\bschema="batch-test(?:\/([\w-]+))?"/.exec(meta);
      const kind = mark ? 'cos' : sampleKind(language, value);
      if (kind === undefined) {
        continue;
      }
      const name = mark?.[1];
      const part = name === undefined ? schemas[kind] : schemas[kind].$defs?.[name];
      if (!part) {
        report(first, `the schema has no part "${name}"`, 'Name an entry of its $defs');
        continue;
      }
      for (const {message, path, line} of check(value, schemas[kind], part).problems) {
        report(
          first + line,
          `the configuration is not valid${path && ` at ${path}`}: ${message.en.slice(0, -1)}`,
          'Correct it',
        );
      }
    }
  }),
};
