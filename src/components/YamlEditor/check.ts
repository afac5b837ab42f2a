/**
 * What is wrong in a configuration file, and where: first the YAML itself, then each document
 * against the schema. It walks the YAML and the schema side by side, so that each fault has its
 * place and what was meant; a validator gives neither.
 */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import {distance} from '../../search/engine/fuzzy';
import {labelFault, type LabelFault} from './labels';
import {
  below,
  expand,
  keysIn,
  pathText,
  schemas,
  type JsonType,
  type Kind,
  type Part,
} from './schema';

/** Problems that say all by their name. */
export type PlainProblem =
  | 'blankInAddress'
  | 'emptyDocument'
  | 'emptyList'
  | 'emptyMap'
  | 'emptyText'
  | 'notYamlFile'
  | 'outOfRange'
  | 'relativePath'
  | 'tooLong'
  | 'withoutEffect';

export type Problem =
  | {kind: PlainProblem}
  | {kind: 'syntax'; code: string}
  | {
      kind: 'unknownKey';
      key: string;
      suggestion?: string;
      /** Where the schema has this key. */
      belongs?: string;
      known: readonly string[];
    }
  | {kind: 'missingKey'; key: string}
  | {kind: 'wrongType'; expected: JsonType; actual: JsonType; text: string}
  | {kind: 'wrongValue'; text: string; allowed: readonly string[]; suggestion?: string}
  | {kind: 'label'; fault: LabelFault};

interface Located {
  problem: Problem;
  /** Where in the document: `jobs[0].images`; empty for the document itself. */
  path: string;
  /** From 1. */
  line: number;
  /** As offsets in the text. */
  from: number;
  to: number;
}

export interface Verdict {
  /** How many documents the text holds. */
  documents: number;
  /** How many test suites are in them. */
  suites: number;
  /** In the order of their lines. */
  problems: Located[];
}

const textLimit = 200_000;

/** A broken line often breaks those below it as well: more than this helps nobody. */
const syntaxErrorsShown = 3;

type Found = Omit<Located, 'line'>;

/** @param part what holds for the text where it is not a whole file: an entry of the schema's `$defs` */
export function check(text: string, kind: Kind = 'cos', part: Part = schemas[kind]): Verdict {
  const lineCounter = new LineCounter();
  const {documents, found} = read(text, lineCounter, new Walk(schemas[kind], part));
  return {
    documents: documents.length,
    suites: documents.reduce((sum, document) => sum + suitesIn(document), 0),
    problems: found
      .map((one) => ({...one, line: lineCounter.linePos(one.from).line}))
      .sort((a, b) => a.line - b.line),
  };
}

function read(
  text: string,
  lineCounter: LineCounter,
  walk: Walk,
): {documents: readonly Document.Parsed[]; found: Found[]} {
  if (text.length > textLimit) {
    return {documents: [], found: [whole({kind: 'tooLong'}, 0)]};
  }
  try {
    const parsed = parseAllDocuments(text, {lineCounter, prettyErrors: false, logLevel: 'silent'});
    // A text without any document gives an object of another kind.
    const documents = Array.isArray(parsed) ? parsed : [];
    return {documents, found: documents.flatMap((document) => problemsIn(document, walk))};
  } catch {
    // Nested so deep that the parser gives up.
    return {documents: [], found: [whole({kind: 'syntax', code: 'TOO_DEEP'}, 0)]};
  }
}

const whole = (problem: Problem, from: number, to = from + 1): Found => ({
  problem,
  path: '',
  from,
  to,
});

function suitesIn(document: Document.Parsed): number {
  const jobs = document.errors.length === 0 ? document.getIn(['jobs']) : undefined;
  return isSeq(jobs) ? jobs.items.length : 0;
}

function problemsIn(document: Document.Parsed, walk: Walk): Found[] {
  const start = document.range[0];
  if (document.errors.length > 0) {
    return document.errors
      .slice(0, syntaxErrorsShown)
      .map(({code, pos}) => whole({kind: 'syntax', code}, pos[0], pos[1]));
  }
  try {
    if (document.toJS() === null) {
      return [whole({kind: 'emptyDocument'}, start)];
    }
  } catch {
    // References to anchors that are not there, or that multiply without end.
    return [whole({kind: 'syntax', code: 'BAD_ALIAS'}, start)];
  }
  return walk.document(document);
}

/** Follows a document and what the schema says of it. The schema has no circles, so this ends. */
class Walk {
  private current!: Document.Parsed;

  /** @param part what holds for the whole document */
  constructor(
    private readonly schema: Part,
    private readonly part: Part,
  ) {}

  document(document: Document.Parsed): Found[] {
    this.current = document;
    return this.node(
      document.contents,
      expand(this.part, this.schema),
      [],
      startOf(document.contents) ?? document.range[0],
    );
  }

  /** @param start where the thing begins as a reader sees it: its key, or the value in a list */
  private node(
    written: unknown,
    parts: readonly Part[],
    path: readonly (string | number)[],
    start: number,
  ): Found[] {
    const node = isAlias(written) ? written.resolve(this.current) : written;
    const {range} = (written ?? {}) as Partial<Node>;
    const hasValue = range && range[1] > range[0];
    const at = (problem: Problem, from = hasValue ? range[0] : start, to?: number): Found => ({
      problem,
      path: pathText(path),
      from,
      to: to ?? (hasValue && from >= range[0] ? range[1] : from + 1),
    });
    const value = parts.map((part) => valueProblem(part, node)).find(Boolean);
    if (value) {
      return [at(value)];
    }
    if (isSeq(node)) {
      return node.items.flatMap((item, index) =>
        this.node(item, below(parts, index, this.schema), [...path, index], startOf(item) ?? start),
      );
    }
    return isMap(node)
      ? [
          ...this.keys(node, parts).map(([problem, key]) =>
            at(problem, key?.[0] ?? start, key?.[1]),
          ),
          ...node.items.flatMap(({key, value: item}) => {
            const name = keyText(key);
            const next = below(parts, name, this.schema);
            return this.node(item, next, [...path, name], startOf(key) ?? start);
          }),
        ]
      : [];
  }

  /** Keys that a map should not have, with their place, and those that it lacks. */
  private keys(
    map: YAMLMap,
    parts: readonly Part[],
  ): [Problem, (readonly [number, number, number])?][] {
    const isClosed = parts.some(({additionalProperties}) => additionalProperties === false);
    const known = keysIn(parts);
    const found = map.items.flatMap(({key}): [Problem, Node['range'] & object][] => {
      const name = keyText(key);
      const range = (key as Node).range!;
      if (isClosed && !known.includes(name)) {
        const meant = nearest(name, known);
        const belongs = meant.suggestion ? undefined : placeOf(name, this.schema, known);
        return [
          [{kind: 'unknownKey', key: name, known, ...meant, ...(belongs && {belongs})}, range],
        ];
      }
      return below(parts, name, this.schema).some(({deprecated}) => deprecated)
        ? [[{kind: 'withoutEffect'}, range]]
        : [];
    });
    const present = map.items.map(({key}) => keyText(key));
    // A misspelt key is not missing.
    const meant = found.map(([problem]) => problem.kind === 'unknownKey' && problem.suggestion);
    const missing = [...new Set(parts.flatMap(({required = []}) => required))].filter(
      (key) => !present.includes(key) && !meant.includes(key),
    );
    const isEmpty =
      present.length === 0 && missing.length === 0 && parts.some((part) => part.minProperties);
    return [
      ...found,
      ...missing.map((key): [Problem] => [{kind: 'missingKey', key}]),
      ...(isEmpty ? [[{kind: 'emptyMap'}] satisfies [Problem]] : []),
    ];
  }
}

/** What is wrong with a value by itself. */
function valueProblem(part: Part, node: unknown): Problem | undefined {
  const actual = typeOf(node);
  const value = isScalar(node) ? node.value : undefined;
  const text = ['boolean', 'number', 'string'].includes(typeof value) ? String(value) : '';
  const types = [part.type ?? []].flat();
  if ((part.const !== undefined && value !== part.const) || part.enum?.includes(text) === false) {
    const allowed = part.enum ?? [String(part.const)];
    return {kind: 'wrongValue', text, allowed, ...(part.enum && nearest(text, allowed))};
  }
  const fits = types.length === 0 || types.includes(actual);
  if (!fits && !(actual === 'integer' && types.includes('number'))) {
    // Where nothing may be written as well, the first type is what belongs there.
    return {kind: 'wrongType', expected: types[0]!, actual: plainType(actual), text};
  }
  if (isSeq(node)) {
    return node.items.length < (part.minItems ?? 0) ? {kind: 'emptyList'} : undefined;
  }
  if (typeof value === 'number') {
    const {minimum = -Infinity, maximum = Infinity} = part;
    return value < minimum || value > maximum ? {kind: 'outOfRange'} : undefined;
  }
  return typeof value === 'string' ? textProblem(part, value) : undefined;
}

/** By the titles of the parts that have a pattern. */
const patternProblems: Record<string, PlainProblem | undefined> = {
  'Absolute path': 'relativePath',
  'YAML file': 'notYamlFile',
};

function textProblem(
  {pattern, minLength = 0, title = ''}: Part,
  value: string,
): Problem | undefined {
  if (value.length < minLength) {
    return {kind: 'emptyText'};
  }
  if (pattern === undefined) {
    return undefined;
  }
  const matches = new RegExp(pattern, 'u').test(value);
  if (title === 'Label expression') {
    const fault = labelFault(value, matches);
    return fault && {kind: 'label', fault};
  }
  return matches ? undefined : {kind: patternProblems[title] ?? 'blankInAddress'};
}

const keyText = (key: unknown): string => String(isScalar(key) ? key.value : key);

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

function typeOf(node: unknown): JsonType {
  if (isMap(node)) return 'object';
  if (isSeq(node)) return 'array';
  const value = isScalar(node) ? node.value : null;
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null || value === undefined ? 'null' : (typeof value as JsonType);
}

const plainType = (type: JsonType): JsonType => (type === 'integer' ? 'number' : type);

/** Where the schema has a key that stands elsewhere: `mod.conf`. */
function placeOf(key: string, schema: Part, known: readonly string[]): string | undefined {
  const search = (parts: Part[], path: string[]): string | undefined => {
    const keys = keysIn(parts);
    if (keys.includes(key) && keys.join() !== known.join()) {
      return pathText(path);
    }
    for (const name of [...keys, 0]) {
      const next = below(parts, name, schema);
      const found =
        next.length > 0 ? search(next, [...path, ...(name ? [`${name}`] : [])]) : undefined;
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  return search(expand(schema, schema), []);
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
