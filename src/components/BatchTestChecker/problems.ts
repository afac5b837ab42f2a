import schema from '../../data/regression-config.schema.json';
import {distance} from '../../search/engine/fuzzy';
import {labelFault, type LabelFault} from './labels';

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** Problems that say all by their name. */
export type PlainProblem =
  'emptyDocument' | 'emptyList' | 'emptyMap' | 'emptyText' | 'blankInAddress' | 'outOfRange';

export type Problem =
  | {kind: PlainProblem}
  | {kind: 'syntax'; code: string}
  | {kind: 'unknownKey'; key: string; suggestion?: string; known: readonly string[]}
  | {kind: 'missingKey'; key: string}
  | {kind: 'wrongType'; expected: JsonType; actual: JsonType; text: string}
  | {kind: 'wrongValue'; text: string; allowed: readonly string[]; suggestion?: string}
  | {kind: 'label'; fault: LabelFault}
  | {kind: 'other'; keyword: string};

/** A rule of the schema that a value breaks. */
export interface Fault {
  /** JSON pointer to the value. */
  pointer: string;
  keyword: string;
  /** Way to the rule in the schema, `$ref` included as a step. */
  keywordLocation: string;
}

type SchemaPart = Record<string, unknown>;

const isPart = (value: unknown): value is SchemaPart => typeof value === 'object' && value !== null;

/** The fault in terms of what a reader has written. */
export function problemsOf({keyword, keywordLocation}: Fault, value: unknown): Problem[] {
  const part = schemaAt(keywordLocation.split('/').slice(1, -1));
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys(part.properties ?? {});
      return keysOf(value)
        .filter((key) => !known.includes(key))
        .map((key) => ({kind: 'unknownKey', key, known, ...nearest(key, known)}));
    }
    case 'required':
      return (part.required as string[])
        .filter((key) => !keysOf(value).includes(key))
        .map((key) => ({kind: 'missingKey', key}));
    case 'type':
      return [
        {
          kind: 'wrongType',
          // Where nothing may be written as well, the first type is what belongs there.
          expected: [part.type].flat()[0] as JsonType,
          actual: typeOf(value),
          text: textOf(value),
        },
      ];
    case 'const':
      return [{kind: 'wrongValue', text: textOf(value), allowed: [String(part.const)]}];
    case 'enum': {
      const allowed = part.enum as string[];
      return [
        {kind: 'wrongValue', text: textOf(value), allowed, ...nearest(textOf(value), allowed)},
      ];
    }
    case 'pattern':
      if (value === '') return [];
      return part.title === schema.$defs.labelExpression.title
        ? [{kind: 'label', fault: labelFault(textOf(value))}]
        : [{kind: 'blankInAddress'}];
    case 'minItems':
      return [{kind: 'emptyList'}];
    case 'minProperties':
      return [{kind: 'emptyMap'}];
    case 'minLength':
      return [{kind: 'emptyText'}];
    case 'minimum':
    case 'maximum':
      return [{kind: 'outOfRange'}];
    default:
      return [{kind: 'other', keyword}];
  }
}

function schemaAt(steps: readonly string[]): SchemaPart {
  let part: unknown = schema;
  for (const step of steps) {
    const next = isPart(part) ? part[step] : undefined;
    part = step === '$ref' ? schemaAt(String(next).split('/').slice(1)) : next;
  }
  return isPart(part) ? part : {};
}

const keysOf = (value: unknown): string[] => (isPart(value) ? Object.keys(value) : []);

const textOf = (value: unknown): string =>
  ['boolean', 'number', 'string'].includes(typeof value) ? String(value) : '';

function typeOf(value: unknown): JsonType {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'number' || type === 'boolean' || type === 'string' ? type : 'object';
}

/** The word meant by a misspelt one: other spelling of capitals and dashes, or few letters off. */
function nearest(word: string, candidates: readonly string[]): {suggestion?: string} {
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '');
  const limit = word.length < 4 ? 1 : 2;
  const [best] = candidates
    .map((candidate) => ({candidate, steps: distance(plain(word), plain(candidate), limit)}))
    .filter(({steps}) => steps <= limit)
    .sort((a, b) => a.steps - b.steps);
  return best ? {suggestion: best.candidate} : {};
}
