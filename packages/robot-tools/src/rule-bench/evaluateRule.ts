/** What a rule does with a row of messages, as the platform's client does it on a machine. */
import {translate} from '@docusaurus/Translate';
import {compile, show, type ExpressionError, type Scope} from './cel';

export interface Rule {
  /** JSON, one message a line: `topic`, `ts` in seconds, `msg`. */
  messages: string;
  /** CSV with a header, or JSON; empty for a rule without a table. */
  table: string;
  condition: string;
  /** Seconds. */
  quiet: number;
  /** Minutes. */
  before: number;
  after: number;
  record: string;
  moment: string;
}

export interface Fault {
  where: Exclude<keyof Rule, 'quiet' | 'before' | 'after'>;
  message: string;
  /** From 1. */
  line?: number;
  from: number;
  to: number;
}

/** A message that the condition holds for, with one row of the table. */
export interface Hit {
  line: number;
  ts: number;
  code: string;
  /** Seconds since the hit before, of the same row. */
  gap?: number;
  isEvent: boolean;
}

export interface Event {
  from: number;
  to: number;
  record: string;
  moment: string;
  /** The time loses its zeros on the platform. */
  isRound: boolean;
}

export interface Outcome {
  faults: Fault[];
  count: number;
  /** Lines of messages for which the condition is neither true nor false. */
  unclear: ReadonlySet<number>;
  hits: Hit[];
  events: Event[];
}

type Row = Readonly<Record<string, string>>;

/** `steps` are those of a whole run, `atOnce` those of one message and one row. */
const limits = {messages: 2000, rows: 200, text: 200_000, steps: 300_000, atOnce: 20_000};

/** Milliseconds of computing after which the page may react. */
const slice = 8;

type Report = (
  where: Fault['where'],
  message: string,
  from?: number,
  to?: number,
  line?: number,
) => void;

/**
 * Runs a rule on its sample messages. A long run is interrupted so that the page goes on reacting.
 * @returns what it hits, and what is wrong with it, by place; undefined for a run that was aborted
 */
export async function runRule(rule: Rule, signal?: AbortSignal): Promise<Outcome | undefined> {
  const faults: Fault[] = [];
  const report: Report = (where, message, from = 0, to = from + 1, line) => {
    faults.push({where, message, from, to, line});
  };
  const messages = readMessages(rule.messages, report);
  const rows = readTable(rule.table, report);
  const condition = compiled('condition', rule.condition, report);
  const record = template('record', rule.record, report);
  const moment = template('moment', rule.moment, report);
  const unclear = new Set<number>();
  const outcome: Outcome = {faults, count: messages.length, unclear, hits: [], events: []};
  const isBroken = faults.some(({where}) => where !== 'messages');
  if (!condition || isBroken) {
    return outcome;
  }
  const longest = Math.max(1, ...messages.map(({size}) => size));
  const atOnce = longest ** condition.depth;
  const steps = messages.length * Math.max(1, rows.length) * atOnce;
  if (steps > limits.steps || atOnce > limits.atOnce) {
    report(
      'condition',
      translate({
        id: 'tools.rule.tooManyMessagesRows',
        message:
          'Too many messages, rows, and list elements for this bench; nothing was computed. Try fewer.',
      }),
    );
    return outcome;
  }
  const last = new Map<string, number>();
  let started = performance.now();
  for (const {line, msg, topic, ts} of messages) {
    if (performance.now() - started > slice) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal?.aborted) {
        return undefined;
      }
      started = performance.now();
    }
    for (const row of rows.length > 0 ? rows : [{} as Row]) {
      const scope: Scope = {msg, topic, ts, scope: row};
      const holds = condition.evaluate(scope);
      if (holds !== true) {
        if (holds !== false) {
          unclear.add(line);
        }
        continue;
      }
      const code = row.code ?? '';
      const before = last.get(code);
      const gap = before === undefined ? undefined : ts - before;
      const isEvent = gap === undefined || gap > rule.quiet;
      last.set(code, ts);
      outcome.hits.push({line, ts, code, isEvent, gap});
      if (isEvent) {
        outcome.events.push({
          from: ts - rule.before * 60,
          to: ts + rule.after * 60,
          record: record(scope),
          moment: moment(scope),
          isRound: ts % 10 === 0,
        });
      }
    }
  }
  return outcome;
}

interface Message {
  line: number;
  topic: string;
  ts: number;
  msg: unknown;
  /** Elements of its longest list, which are at most as many as there are commas. */
  size: number;
}

/** In the order of their times, as a player of the data would give them. */
function readMessages(text: string, report: Report): Message[] {
  if (text.length > limits.text) {
    report(
      'messages',
      translate({
        id: 'tools.rule.theMessagesHaveMore',
        message: 'The messages have more than 200,000 characters; nothing was computed.',
      }),
    );
    return [];
  }
  let from = 0;
  const found: Message[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const start = from;
    from += line.length + 1;
    if (line.trim() === '') {
      continue;
    }
    if (found.length === limits.messages) {
      const message = translate(
        {
          id: 'tools.rule.onlyTheFirstMessages',
          message: 'Only the first {limits} messages are computed.',
        },
        {limits: limits.messages},
      );
      report('messages', message, start, start + line.length, index + 1);
      break;
    }
    try {
      const {topic, ts, msg} = JSON.parse(line) as Record<string, unknown>;
      if (typeof topic !== 'string' || typeof ts !== 'number' || typeof msg !== 'object') {
        throw new TypeError();
      }
      found.push({line: index + 1, topic, ts, msg, size: line.split(',').length});
    } catch {
      const message = translate({
        id: 'tools.rule.eachLineIsA',
        message: 'Each line is a JSON object with topic (text), ts (seconds), and msg (object).',
      });
      report('messages', message, start, start + line.length, index + 1);
    }
  }
  return found.sort((a, b) => a.ts - b.ts);
}

function readTable(text: string, report: Report): Row[] {
  const refuse = (message: string): Row[] => {
    report('table', message, 0, text.length);
    return [];
  };
  if (text.trim() === '') {
    return [];
  }
  if (text.length > limits.text) {
    return refuse(
      translate({
        id: 'tools.rule.theTableIsToo',
        message: 'The table is too long; nothing was computed.',
      }),
    );
  }
  let rows: Row[];
  try {
    rows = /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text);
  } catch {
    return refuse(
      translate({
        id: 'tools.rule.theTableIsCsv',
        message: 'The table is CSV, or a JSON list of objects.',
      }),
    );
  }
  const codes = rows.map(({code}) => code);
  if (codes.some((code) => code === undefined || code === '')) {
    return refuse(
      translate({id: 'tools.rule.eachRowNeedsThe', message: 'Each row needs the column code.'}),
    );
  }
  if (new Set(codes).size < codes.length) {
    return refuse(
      translate({id: 'tools.rule.theValuesOfCode', message: 'The values of code must not repeat.'}),
    );
  }
  return rows.length > limits.rows
    ? refuse(
        translate(
          {id: 'tools.rule.theBenchTakesAt', message: 'The bench takes at most {limits} rows.'},
          {limits: limits.rows},
        ),
      )
    : rows;
}

function fromJson(text: string): Row[] {
  const rows = JSON.parse(text) as unknown;
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  if (!Array.isArray(rows) || !rows.every(isRow)) {
    throw new TypeError();
  }
  return rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  );
}

/** Fields in quotes may hold commas; a quote in them is doubled. */
function fromCsv(text: string): Row[] {
  const [head = [], ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
        (quoted?.replace(/""/g, '"') ?? plain ?? '').trim(),
      ),
    );
  return lines.map((cells) =>
    Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])),
  );
}

function compiled(where: Fault['where'], text: string, report: Report, offset = 0) {
  try {
    return compile(text);
  } catch (error) {
    const {reason, at} = error as ExpressionError;
    const place = offset + at + 1;
    const message = translate(
      {
        id: 'tools.rule.characterThePlatformDisables',
        message: 'Character {place}: {reason}. The platform disables the whole rule.',
      },
      {place, reason},
    );
    report(where, message, offset + at, offset + Math.max(at + 1, text.length));
    return undefined;
  }
}

/** A text with `{expressions}`. */
function template(where: 'record' | 'moment', text: string, report: Report) {
  const pattern = /\{([^{}]*)\}/g;
  const expressions = Array.from(text.matchAll(pattern), ({1: part, index}) =>
    compiled(where, part!, report, index + 1),
  );
  return (scope: Scope) => {
    const values = expressions.map((expression) => expression?.evaluate(scope));
    return text.replace(pattern, () => {
      const value = values.shift();
      return value === undefined ? '{ ERROR }' : show(value);
    });
  };
}
