/** Reads the messages and the table of event codes that a rule runs on. */
import {translate} from '@docusaurus/Translate';
import {losslessJson, parseJson} from '../path/json';
import type {Fault} from '../ui/fault';

export interface RuleFault extends Fault {
  where: 'messages' | 'table' | 'condition' | 'record' | 'moment';
}

/** Reports a fault, by default at the first character of a field. */
export type Report = (
  where: RuleFault['where'],
  message: string,
  from?: number,
  to?: number,
  line?: number,
) => void;

/** Row of the table of event codes. */
export type Row = Readonly<Record<string, string>>;

const limits = {messages: 2000, rows: 200, text: 200_000};

/** Last second of the year 9999; times in milliseconds or nanoseconds are larger. */
const latest = 253_402_300_799;

interface Message {
  line: number;
  topic: string;
  ts: number;
  msg: unknown;
  /** Upper limit for the length of its longest list: the number of commas, plus one. */
  size: number;
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the messages, ordered by time as in playback. */
export function readMessages(text: string, report: Report): Message[] {
  if (text.length > limits.text) {
    report('messages', translate({id: 'tools.rule.messagesTooLong'}));
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
      const message = translate({id: 'tools.rule.firstMessagesOnly'}, {limits: limits.messages});
      report('messages', message, start, start + line.length, index + 1);
      break;
    }
    try {
      const {topic, ts, msg} = JSON.parse(line.trim()) as Record<string, unknown>;
      const isTime = typeof ts === 'number' && Math.abs(ts) <= latest;
      if (typeof topic !== 'string' || !isTime || !isRecord(msg)) {
        throw new TypeError();
      }
      found.push({line: index + 1, topic, ts, msg, size: line.split(',').length});
    } catch {
      const message = translate({id: 'tools.rule.badLine'});
      report('messages', message, start, start + line.length, index + 1);
    }
  }
  return found.sort((a, b) => a.ts - b.ts);
}

/** Returns the table of event codes. */
export function readTable(text: string, report: Report): Row[] {
  const reject = (message: string): Row[] => {
    report('table', message, 0, text.length);
    return [];
  };
  if (text.trim() === '') {
    return [];
  }
  if (text.length > limits.text) {
    return reject(translate({id: 'tools.rule.tableTooLong'}));
  }
  const isJson = /^\s*[[{]/.test(text);
  let rows: Row[];
  try {
    rows = isJson ? fromJson(text) : fromCsv(text);
  } catch {
    return reject(translate({id: 'tools.rule.badTable'}));
  }
  const wideRow = isJson ? -1 : rows.findIndex((row) => row['']);
  if (wideRow >= 0) {
    return reject(translate({id: 'tools.rule.tooManyCells'}, {row: wideRow + 1}));
  }
  const codes = rows.map(({code}) => code);
  if (codes.some((code) => code === undefined || code === '')) {
    return reject(translate({id: 'tools.rule.rowWithoutCode'}));
  }
  if (new Set(codes).size < codes.length) {
    return reject(translate({id: 'tools.rule.repeatedCode'}));
  }
  return rows.length > limits.rows
    ? reject(translate({id: 'tools.rule.tooManyRows'}, {limits: limits.rows}))
    : rows;
}

function fromJson(text: string): Row[] {
  const rows = parseJson(text.trim());
  if (!Array.isArray(rows) || !rows.every(isRecord)) {
    throw new TypeError();
  }
  return rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : losslessJson(value),
      ]),
    ),
  );
}

/** Field of CSV. Quoted fields may contain commas and line breaks; a quote in them is doubled. */
const csvField = /[^\S\r\n]*(?:"((?:[^"]|"")*)"[^\S\r\n]*|([^,\r\n]*))(,|\r\n?|\n|$)/y;

/** Returns the rows of CSV; the name of text in cells without a header is ''. */
function fromCsv(text: string): Row[] {
  const lines: string[][] = [];
  let cells: string[] = [];
  const trimmed = text.trim();
  csvField.lastIndex = 0;
  for (let end = ','; end !== '';) {
    const [, quoted, plain = '', next = ''] = csvField.exec(trimmed)!;
    cells.push((quoted?.replace(/""/g, '"') ?? plain).trim());
    end = next;
    if (end !== ',') {
      lines.push(cells);
      cells = [];
    }
  }
  const [head = [], ...rows] = lines.filter((line) => line.length > 1 || line[0] !== '');
  return rows.map((cells) => {
    const row = Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
    const rest = cells.filter((_, index) => !head[index]).join('');
    return rest ? {...row, '': rest} : row;
  });
}
