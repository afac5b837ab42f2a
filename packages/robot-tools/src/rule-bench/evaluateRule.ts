/** Evaluates a rule on a list of messages, like the platform's client on a machine. */
import {translate} from '@docusaurus/Translate';
import {readMessages, readTable, type Report, type Row, type RuleFault} from './readInputs';
import {compile, show, type ExpressionError, type Scope} from './cel';

export interface Rule {
  /** JSON, one message per line: `topic`, `ts` in seconds, `msg`. */
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

/** Match of the condition for a message and a row of the table. */
export interface Hit {
  line: number;
  ts: number;
  code: string;
  /** Seconds since the previous match of the same row. */
  gap?: number;
  isEvent: boolean;
}

export interface Event {
  /** Time of the match that creates the record, in seconds. */
  ts: number;
  /** Times of later matches that are merged. */
  merged: number[];
  from: number;
  to: number;
  record: string;
  moment: string;
  /** True if the platform drops trailing zeros of the time. */
  isRound: boolean;
}

export interface Outcome {
  faults: RuleFault[];
  count: number;
  /** Lines of messages for which the condition is neither true nor false. */
  unclear: ReadonlySet<number>;
  hits: Hit[];
  events: Event[];
}

/** Steps of a whole run, and of one message with one row. */
const limits = {steps: 300_000, atOnce: 20_000};

/** Milliseconds of computing between pauses in which the page responds. */
const slice = 8;

/**
 * Runs a rule on its sample messages, with pauses in which the page responds.
 * @returns matches, records and faults; undefined for an aborted run
 */
export async function runRule(rule: Rule, signal?: AbortSignal): Promise<Outcome | undefined> {
  const faults: RuleFault[] = [];
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
    report('condition', translate({id: 'tools.rule.tooManySteps'}));
    return outcome;
  }
  const last = new Map<string, {ts: number; event: Event}>();
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
      const isMatch = condition.evaluate(scope);
      if (isMatch !== true) {
        if (isMatch !== false) {
          unclear.add(line);
        }
        continue;
      }
      const code = row.code ?? '';
      const before = last.get(code);
      const gap = before && ts - before.ts;
      const isEvent = gap === undefined || gap > rule.quiet;
      const event = isEvent
        ? {
            ts,
            merged: [],
            from: ts - rule.before * 60,
            to: ts + rule.after * 60,
            record: record(scope),
            moment: moment(scope),
            isRound: ts % 10 === 0,
          }
        : before!.event;
      if (isEvent) {
        outcome.events.push(event);
      } else {
        event.merged.push(ts);
      }
      last.set(code, {ts, event});
      outcome.hits.push({line, ts, code, isEvent, gap});
    }
  }
  return outcome;
}

function compiled(where: RuleFault['where'], text: string, report: Report, offset = 0) {
  try {
    return compile(text);
  } catch (error) {
    const {reason, at} = error as ExpressionError;
    const place = offset + at + 1;
    const message = translate({id: 'tools.rule.conditionFault'}, {place, reason});
    report(where, message, offset + at, offset + Math.max(at + 1, text.length));
    return undefined;
  }
}

/** Returns a function that fills in the `{expressions}` of a text. */
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
