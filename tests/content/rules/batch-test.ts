import path from 'node:path';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {LineCounter, parseAllDocuments, type Document} from 'yaml';
import {locate} from '../../../src/components/BatchTestChecker/locate';
import {readJson} from '../../../src/config/json';
import {codeBlocks, type CodeBlock} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

const schema = readJson(path.resolve('src/data/regression-config.schema.json')) as {$id: string};
const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
ajv.addSchema(schema);

/**
 * The part of the schema that a block must follow, or undefined for a block of another kind.
 * `schema="batch-test"` marks a whole file, `schema="batch-test/job"` a part of one, named after
 * an entry of `$defs`. A block with the keys `version` and `jobs` is a whole file without a mark.
 */
function schemaOf({meta}: CodeBlock, documents: readonly Document.Parsed[]): string | undefined {
  const mark = /\bschema="batch-test(?:\/([\w-]+))?"/.exec(meta);
  if (mark) {
    return mark[1] === undefined ? schema.$id : `${schema.$id}#/$defs/${mark[1]}`;
  }
  const isWhole = documents.some((document) => document.has('version') && document.has('jobs'));
  return isWhole ? schema.$id : undefined;
}

function validatorFor(address: string): ValidateFunction | undefined {
  try {
    return ajv.getSchema(address);
  } catch {
    // No such part.
    return undefined;
  }
}

/** Both branches of the schema may report the same thing. */
function reasons(errors: readonly ErrorObject[]): Map<string, ErrorObject> {
  return new Map(
    errors.map((error) => {
      const {additionalProperty, allowedValues, allowedValue} = error.params as Record<
        string,
        unknown
      >;
      const detail = additionalProperty ?? allowedValues ?? allowedValue;
      const what = `${error.message}${detail === undefined ? '' : ` (${JSON.stringify(detail)})`}`;
      return [`${error.instancePath || 'the document'} ${what}`, error];
    }),
  );
}

export const batchTest: Rule = {
  name: 'batch-test',
  holds: 'batch-test configurations follow the schema (src/data/regression-config.schema.json)',
  check: perPage((page, report) => {
    for (const block of codeBlocks(page.root)) {
      if (!/^ya?ml$/.test(block.language ?? '')) {
        continue;
      }
      const lineCounter = new LineCounter();
      const parsed = parseAllDocuments(block.value, {lineCounter});
      const documents = Array.isArray(parsed) ? parsed : [];
      if (documents.some(({errors}) => errors.length > 0)) {
        // Reported by the rule for syntax.
        continue;
      }
      const address = schemaOf(block, documents);
      if (address === undefined) {
        continue;
      }
      const validate = validatorFor(address);
      if (!validate) {
        report(block.line, `the schema has no part "${address}"`, 'Name an entry of its $defs');
        continue;
      }
      for (const document of documents) {
        if (validate(document.toJS())) {
          continue;
        }
        for (const [reason, {instancePath}] of reasons(validate.errors ?? [])) {
          const {line} = lineCounter.linePos(locate(document, instancePath).start);
          report(
            block.line + line,
            `the batch-test configuration is not valid: ${reason}`,
            'Correct it',
          );
        }
      }
    }
  }),
};
