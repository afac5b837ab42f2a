/**
 * Finds the faults of a configuration file: first in the YAML itself, then in each document by the schema. It
 * walks YAML and schema in parallel, so that each fault has a position and a suggestion, which validators lack.
 */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  visit,
  type Alias,
  type Node,
} from 'yaml';
import {distance} from 'text-utils';
import type {Fault} from '../ui/fault';
import {entriesOf, type Entry} from './entries';
import type {ConfigFault, PlainFault} from './faults';
import {labelFault} from './labels';
import {below, expand, keysIn, pathText, type JsonType, type Part, type Path} from './schema';

interface Problem extends Required<Omit<Fault, 'message'>> {
  fault: ConfigFault;
}

export interface Verdict {
  documents: number;
  suites: number;
  /** Ordered by line. */
  problems: Problem[];
}

const textLimit = 200_000;

/** Maximum number of references to one anchor, including nested ones. */
const aliasLimit = 1000;

/** Maximum number of syntax errors, because one often causes others below it. */
const syntaxErrorsShown = 3;

const invisible = /[\u0085\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
/** Characters that YAML forbids everywhere, also in strings and comments. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
const oddSpace = /[\u00a0\u2000-\u200a\u202f\u3000]/;

/** Look-alike characters, at positions where they break the structure of a text. */
const oddities: readonly (readonly ['invisible' | 'oddSpace' | 'fullWidthColon', RegExp])[] = [
  ['invisible', new RegExp(`(?<=^[^#"'\\n]*)${invisible.source}`, 'm')],
  [
    'oddSpace',
    new RegExp(`(?<=^[ \\t-]*)${oddSpace.source}|(?<=^[ -]*[\\w-]+:)${oddSpace.source}`, 'm'),
  ],
  ['fullWidthColon', /(?<=^[ -]*["']?[\w-]+["']?)：/m],
];

/** Returns the first look-alike character of a text. */
function oddityIn(text: string): {fault: ConfigFault; at: number} | undefined {
  const [first] = oddities
    .flatMap(([code, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{fault: {code, character: unicodeOf(text, at)}, at}];
    })
    .sort((a, b) => a.at - b.at);
  return first;
}

const unicodeOf = (text: string, at: number): string =>
  `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;

/** Replaces quoted texts and comments by blanks. */
const withoutQuoted = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|(?<=\s)#.*/g, (part) => ' '.repeat(part.length));

/** Returns the fault of a word with an invisible character or an unusual space. */
function hiddenIn(word: string): ConfigFault | undefined {
  const code = invisible.test(word) ? 'invisible' : 'oddSpace';
  const at = word.search(code === 'invisible' ? invisible : oddSpace);
  return at < 0 ? undefined : {code, character: unicodeOf(word, at)};
}

/** Replaces byte order marks between documents by blanks on the previous line, so that offsets remain. */
const withoutMarks = (text: string): string =>
  text
    .replace(/(\r?\n)\uFEFF(?=---\s)/g, ' $1')
    .replace(/^((?:---|\.\.\.)[ \t]*)(\r?\n)\uFEFF/gm, '$1 $2');

/** Returns the documents of a text; undefined if it is nested too deeply for the parser. */
export function parse(text: string, lineCounter?: LineCounter): Document.Parsed[] | undefined {
  try {
    return parseAllDocuments(withoutMarks(text), {
      lineCounter,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch {
    return undefined;
  }
}

/** Finds the problems of a configuration file. */
export function check(text: string, schema: Part): Verdict {
  const lines = new LineCounter();
  const problems: Problem[] = [];

  function report(fault: ConfigFault, from: number, to = from + 1, path: Path = []) {
    problems.push({
      fault,
      path: pathText(path),
      line: Math.max(1, lines.linePos(from).line),
      from,
      to,
    });
  }

  function checkDocument(document: Document.Parsed) {
    const [start, , end] = document.range;
    const oddity =
      document.errors.length > 0 ? oddityIn(withoutMarks(text).slice(start, end)) : undefined;
    if (oddity) {
      report(oddity.fault, start + oddity.at);
      return;
    }
    if (document.errors.length > 0) {
      for (const {code, pos, message} of document.errors.slice(0, syntaxErrorsShown)) {
        // The library reports an open bracket as an indentation, and an anchor as an alias.
        const error = /end with a [}\]]/.test(message)
          ? 'MISSING_CHAR'
          : message.startsWith('Anchor ')
            ? 'BAD_ANCHOR'
            : code;
        report({code: 'syntax', error}, pos[0], pos[1]);
      }
      return;
    }
    const anchors = new Set<string>();
    const unknown: Alias[] = [];
    visit(document, {
      Node(_, node) {
        if (isAlias(node)) {
          unknown.push(...(anchors.has(node.source) ? [] : [node]));
        } else if (node.anchor !== undefined) {
          anchors.add(node.anchor);
        }
      },
    });
    for (const {range} of unknown.slice(0, syntaxErrorsShown)) {
      report({code: 'syntax', error: 'BAD_ALIAS'}, range![0], range![1]);
    }
    if (unknown.length > 0) {
      return;
    }
    let content: unknown;
    try {
      content = document.toJS({maxAliasCount: aliasLimit});
    } catch (error) {
      // References that multiply exponentially; merge keys without a map are unknown keys.
      if (!/^Merge sources/.test((error as Error).message)) {
        report({code: 'syntax', error: 'TOO_DEEP'}, start);
        return;
      }
    }
    if (content === null) {
      report({code: 'emptyDocument'}, start);
    } else {
      const {contents} = document;
      walk(document, contents, expand(schema, schema), [], startOf(contents) ?? start);
    }
  }

  /** @param start offset of the key, or of the value in a list */
  function walk(
    document: Document,
    written: unknown,
    parts: readonly Part[],
    path: Path,
    start: number,
  ) {
    if (parts.length === 0) {
      return;
    }
    const node = isAlias(written) ? written.resolve(document) : written;
    const {range} = (written ?? {}) as Partial<Node>;
    const [from, to] = range && range[1] > range[0] ? range : [start, start + 1];
    const wrong = parts.map((part) => valueProblem(part, node)).find(Boolean);
    if (wrong) {
      // A key with a look-alike colon or space behind it is read as a text.
      const oddity = wrong.code === 'wrongType' ? oddityIn(text.slice(from, to)) : undefined;
      report(oddity?.fault ?? wrong, from + (oddity?.at ?? 0), oddity ? undefined : to, path);
    } else if (isSeq(node)) {
      const sign = node.flow ? withoutQuoted(text.slice(from, to)).search(/[，“”]/) : -1;
      if (sign >= 0) {
        report({code: 'fullWidthSign', sign: text[from + sign]!}, from + sign, undefined, path);
      }
      const item = below(parts, 0, schema);
      node.items.forEach((one, index) =>
        walk(document, one, item, [...path, index], startOf(one) ?? start),
      );
    } else if (isMap(node)) {
      const entries = entriesOf(document, node);
      checkKeys(entries, parts, path, start, start < from ? start + 1 : to);
      for (const {name, value, at} of entries) {
        walk(document, value, below(parts, name, schema), [...path, name], at?.[0] ?? start);
      }
    }
  }

  /** Reports unknown and missing keys of a map. */
  function checkKeys(
    entries: readonly Entry[],
    parts: readonly Part[],
    path: Path,
    ...place: [from: number, to: number]
  ) {
    const isClosed = parts.some(({additionalProperties}) => additionalProperties === false);
    const known = keysIn(parts);
    const written = entries.map(({name, at}) => {
      const [from, to] = at ?? place;
      if (isClosed && !known.includes(name)) {
        const meant = nearest(name.replace(invisible, '').trim(), known);
        const hidden = meant === undefined ? undefined : hiddenIn(name);
        const belongs = placeOf(name, schema, known);
        report(
          hidden ??
            (meant
              ? {code: 'misspelledKey', key: name, meant}
              : belongs
                ? {code: 'misplacedKey', key: name, place: belongs}
                : {code: 'unknownKey', key: name, known: known.join(', ')}),
          from,
          to,
          path,
        );
        // A misspelled key is not missing.
        return meant;
      }
      if (below(parts, name, schema).some(({deprecated}) => deprecated)) {
        report({code: 'withoutEffect'}, from, to, path);
      }
      return name;
    });
    const missing = [...new Set(parts.flatMap(({required = []}) => required))].filter(
      (key) => !written.includes(key),
    );
    missing.forEach((key) => report({code: 'missingKey', key}, ...place, path));
    if (written.length + missing.length === 0 && parts.some((part) => part.minProperties)) {
      report({code: 'emptyMap'}, ...place, path);
    }
  }

  const documents = text.length > textLimit ? [] : parse(text, lines);
  if (text.length > textLimit) {
    report({code: 'tooLong'}, 0);
  } else if (!documents) {
    report({code: 'syntax', error: 'TOO_DEEP'}, 0);
  }
  const control = documents ? text.search(forbidden) : -1;
  if (control >= 0) {
    report({code: 'invisible', character: unicodeOf(text, control)}, control);
  } else {
    documents?.forEach(checkDocument);
  }
  return {
    documents: documents?.length ?? 0,
    suites: documents?.reduce((sum, document) => sum + suitesIn(document), 0) ?? 0,
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

function suitesIn(document: Document.Parsed): number {
  const jobs = document.errors.length === 0 ? document.getIn(['jobs']) : undefined;
  return isSeq(jobs) ? jobs.items.length : 0;
}

function valueProblem(part: Part, node: unknown): ConfigFault | undefined {
  const actual = typeOf(node);
  const value = isScalar(node) ? node.value : undefined;
  // Source text of numbers: 1.10 is not 1.1.
  const written = isScalar(node) && typeof value !== 'string' ? node.source : undefined;
  const isPlain = ['boolean', 'number', 'string'].includes(typeof value);
  const text = isPlain ? (written ?? String(value)) : '';
  const types = [part.type ?? []].flat();
  if (part.const !== undefined && value !== part.const) {
    return {code: 'onlyValue', value: part.const};
  }
  if (isPlain && part.enum?.includes(text) === false) {
    const [allowed, meant] = [part.enum.join(', '), nearest(text, part.enum)];
    const hidden = hiddenIn(text);
    if (hidden) {
      return hidden;
    }
    return meant === undefined
      ? {code: 'wrongValue', text, allowed}
      : {code: 'misspelledValue', text, allowed, meant};
  }
  const fits = types.length === 0 || types.includes(actual);
  if (!fits && !(actual === 'integer' && types.includes('number'))) {
    // The first type is the suggestion, even if the value is optional.
    const expected = types[0]!;
    if (actual === 'null') {
      return {code: 'noValue', expected};
    }
    return expected === 'string' && text !== ''
      ? {code: 'needsQuotes', text}
      : {code: 'wrongType', expected};
  }
  if (isSeq(node)) {
    return node.items.length < (part.minItems ?? 0) ? {code: 'emptyList'} : undefined;
  }
  if (typeof value === 'number') {
    const {minimum = -Infinity, maximum = Infinity} = part;
    return value < minimum || value > maximum ? {code: 'outOfRange'} : undefined;
  }
  return typeof value === 'string' ? textProblem(part, value) : undefined;
}

/** Faults of patterns, by the title of the part. */
const patternFaults: Record<string, PlainFault | undefined> = {
  'Absolute path': 'relativePath',
  'YAML file': 'notYamlFile',
};

function textProblem(part: Part, value: string): ConfigFault | undefined {
  const {pattern, minLength = 0, title = ''} = part;
  if (value.length < minLength) {
    return {code: 'emptyText'};
  }
  const matches = pattern === undefined || new RegExp(pattern, 'u').test(value);
  if (title === 'Label expression') {
    const reason = labelFault(value, matches);
    return reason && {code: 'label', reason};
  }
  return matches ? undefined : {code: patternFaults[title] ?? 'blankInAddress'};
}

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

function typeOf(node: unknown): JsonType {
  if (isMap(node)) return 'object';
  if (isSeq(node)) return 'array';
  const value = isScalar(node) ? node.value : null;
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null || value === undefined ? 'null' : (typeof value as JsonType);
}

/** Returns the path at which the schema has a misplaced key: `mod.conf`. */
function placeOf(key: string, schema: Part, known: readonly string[]): string | undefined {
  const search = (parts: Part[], path: Path): string | undefined => {
    const keys = keysIn(parts);
    if (keys.includes(key) && keys.join() !== known.join()) {
      return pathText(path);
    }
    for (const name of [...keys, 0]) {
      const next = below(parts, name, schema);
      const found = next.length > 0 && search(next, name === 0 ? path : [...path, name]);
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  return search(expand(schema, schema), []);
}

/** Returns the intended word of a misspelled one: other capitals or dashes, or few different letters. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '');
  const limit = word.length < 4 ? 1 : 2;
  const [best] = candidates
    .map((candidate) => ({candidate, steps: distance(plain(word), plain(candidate), limit)}))
    .filter(({steps}) => steps <= limit)
    .sort((a, b) => a.steps - b.steps);
  return best?.candidate;
}
