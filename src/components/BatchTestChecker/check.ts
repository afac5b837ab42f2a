/**
 * What is wrong in a batch-test configuration, and where: first the YAML itself, then each
 * document against the schema. Loaded with the first use. The validator interprets the schema:
 * one that compiles it would need `eval`, which our content security policy forbids.
 */
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {LineCounter, parseAllDocuments, type Document} from 'yaml';
import schema from '../../data/regression-config.schema.json';
import {locate} from './locate';
import {problemsOf, type Fault, type Problem} from './problems';

export interface Located {
  problem: Problem;
  /** Where in the document: `jobs[0].images`; empty for the document itself. */
  path: string;
  /** From 1. */
  line: number;
}

export interface Verdict {
  /** How many documents, that is tests, the text holds. */
  documents: number;
  /** How many test suites are in them. */
  suites: number;
  /** In the order of their lines. */
  problems: Located[];
}

const validator = new Validator(schema as Schema, '2020-12', false);

/** A broken line often breaks those below it as well: more than this helps nobody. */
const syntaxErrorsShown = 3;

type LineAt = (offset: number) => number;

export function check(text: string): Verdict {
  const lineCounter = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter, prettyErrors: false, logLevel: 'silent'});
  // A text without any document gives an object of another kind.
  const documents = Array.isArray(parsed) ? parsed : [];
  const lineAt: LineAt = (offset) => lineCounter.linePos(offset).line;
  return {
    documents: documents.length,
    suites: documents.reduce((sum, document) => sum + suitesIn(document), 0),
    problems: documents
      .flatMap((document) => problemsIn(document, lineAt))
      .sort((a, b) => a.line - b.line),
  };
}

function suitesIn(document: Document.Parsed): number {
  const jobs = document.errors.length === 0 ? document.getIn(['jobs']) : undefined;
  return jobs && typeof jobs === 'object' && 'items' in jobs ? (jobs.items as unknown[]).length : 0;
}

function problemsIn(document: Document.Parsed, lineAt: LineAt): Located[] {
  const whole = (problem: Problem, offset = document.range[0]): Located => ({
    problem,
    path: '',
    line: lineAt(offset),
  });
  if (document.errors.length > 0) {
    return document.errors
      .slice(0, syntaxErrorsShown)
      .map(({code, pos}) => whole({kind: 'syntax', code}, pos[0]));
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch {
    // References to anchors that are not there, or that multiply without end.
    return [whole({kind: 'syntax', code: 'BAD_ALIAS'})];
  }
  if (data === null) {
    return [whole({kind: 'emptyDocument'})];
  }
  const problems = faultsOf(validator.validate(data).errors).flatMap((fault) => {
    const place = locate(document, fault.pointer);
    return problemsOf(fault, place.value).map((problem): Located => {
      const key = problem.kind === 'unknownKey' ? place.keys.get(problem.key) : undefined;
      const offset = key ?? (problem.kind === 'missingKey' ? place.start : place.offset);
      return {problem, path: place.path, line: lineAt(offset)};
    });
  });
  return withoutFollowers([...problems, ...unbalanced(document, data, lineAt)]);
}

/** Errors that only say that something inside is wrong. */
const wrappers = new Set(['$ref', 'allOf', 'false', 'items', 'properties']);

/** What the schema complains of, each once: both of its branches may see the same thing. */
function faultsOf(errors: readonly OutputUnit[]): Fault[] {
  const found = new Map<string, Fault>();
  for (const {keyword, keywordLocation, instanceLocation} of errors) {
    const pointer = decodeURI(instanceLocation).slice(1);
    if (!wrappers.has(keyword)) {
      const name = keyword === 'required' ? keywordLocation : keyword;
      found.set(`${pointer} ${name}`, {pointer, keyword, keywordLocation});
    }
  }
  return [...found.values()];
}

/** Leaves out what follows from another problem of the same place. */
function withoutFollowers(found: readonly Located[]): Located[] {
  return found.filter(({problem, path}) => {
    const others = found.filter((other) => other.path === path).map((other) => other.problem);
    switch (problem.kind) {
      case 'missingKey':
        // Misspelt, not missing.
        return !others.some(
          (other) => other.kind === 'unknownKey' && other.suggestion === problem.key,
        );
      case 'emptyMap':
        return !others.some(({kind}) => kind === 'missingKey');
      case 'wrongType':
        return !others.some(({kind}) => kind === 'wrongValue');
      default:
        return true;
    }
  });
}

/** What the search for label expressions needs of a configuration, which may hold anything. */
interface Draft {
  jobs?: unknown;
}
interface DraftJob {
  records?: {labels?: unknown} | null;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function hasPairs(expression: string): boolean {
  let parentheses = expression.replace(/[^()]/g, '');
  while (parentheses.includes('()')) {
    parentheses = parentheses.replaceAll('()', '');
  }
  return parentheses === '';
}

/** Parentheses that do not pair, which the pattern of the schema cannot tell. */
function unbalanced(document: Document.Parsed, data: unknown, lineAt: LineAt): Located[] {
  return listOf((data as Draft).jobs).flatMap((job, suite) =>
    listOf((job as DraftJob | null)?.records?.labels).flatMap((label, index): Located[] => {
      if (typeof label !== 'string' || hasPairs(label)) {
        return [];
      }
      const {path, offset} = locate(document, `/jobs/${suite}/records/labels/${index}`);
      return [{problem: {kind: 'label', fault: 'parentheses'}, path, line: lineAt(offset)}];
    }),
  );
}
