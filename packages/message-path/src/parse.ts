/** Grammar of message paths, documented in docs/viz/panel/message-path.md. */
import {modifiers} from './modifiers';

/** Number of the path, or a layout variable. */
export type Operand = number | {variable: string};

/** Slice of a list; an index is a slice of one element. */
export interface Slice {
  kind: 'index' | 'range';
  start: Operand | undefined;
  end: Operand | undefined;
}

export interface Filter {
  field: string[];
  value: number | bigint | string | boolean | {variable: string};
}

export interface Element {
  field: string;
  slice: Slice | undefined;
  filters: Filter[];
}

export interface MessagePath {
  topic: string;
  filters: Filter[];
  elements: Element[];
  modifier: string | undefined;
}

const reasons = {
  topic: 'expected a topic',
  nothingAfter: 'nothing may follow a modifier',
  unexpected: 'unexpected text',
  name: 'expected the name of a field',
  index: 'expected an index or a variable in the brackets',
  negativeEnd: 'a slice has no negative ends',
  filterField: 'expected a field in the filter',
  filterValue: 'expected an integer, a quoted text, true, false or a variable',
  modifier: 'there is no such modifier',
  ']': 'expected "]"',
  '}': 'expected "}"',
  '==': 'expected "=="',
};

export type MessagePathReason = keyof typeof reasons;

/** Syntax error in a message path; `at` counts characters from 1. */
export class MessagePathError extends Error {
  constructor(
    readonly reason: MessagePathReason,
    readonly at: number,
  ) {
    super(`${reasons[reason]}, at character ${at}`);
  }
}

/** Reads one path from left to right. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  path(): MessagePath {
    const topic = this.quoted() ?? this.match(/[\w/-]+/y);
    if (topic === undefined) {
      throw this.error('topic');
    }
    const filters = this.filters();
    const elements: Element[] = [];
    let modifier: string | undefined;
    while (this.skip('.')) {
      if (this.skip('@')) {
        modifier = this.modifier();
        break;
      }
      elements.push({field: this.name(), slice: this.slice(), filters: this.filters()});
    }
    if (this.at < this.text.length) {
      throw this.error(modifier ? 'nothingAfter' : 'unexpected');
    }
    return {topic, filters, elements, modifier};
  }

  private name(): string {
    const name = this.quoted() ?? this.match(/[\w-]+/y);
    if (name === undefined) {
      throw this.error('name');
    }
    return name;
  }

  private quoted(): string | undefined {
    return this.match(/"(?:[^"\\]|\\["\\])+"/y)
      ?.slice(1, -1)
      .replace(/\\(["\\])/g, '$1');
  }

  private slice(): Slice | undefined {
    if (!this.skip('[')) {
      return undefined;
    }
    const start = this.operand();
    const kind = this.skip(':') ? 'range' : 'index';
    const end = kind === 'range' ? this.operand() : start;
    this.expect(']');
    if (kind === 'index' && start === undefined) {
      throw this.error('index');
    }
    // Only an index counts from the end.
    if (kind === 'range' && [start, end].some((side) => typeof side === 'number' && side < 0)) {
      throw this.error('negativeEnd');
    }
    return {kind, start, end};
  }

  private operand(): Operand | undefined {
    const number = this.match(/-?\d+/y);
    return number === undefined ? this.variable() : Number(number);
  }

  private variable(): {variable: string} | undefined {
    const variable = this.match(/\$[\w-]+/y)?.slice(1);
    return variable === undefined ? undefined : {variable};
  }

  private filters(): Filter[] {
    const filters: Filter[] = [];
    while (this.skip('{')) {
      const field = this.match(/[\w-]+(?:\.[\w-]+)*/y);
      if (field === undefined) {
        throw this.error('filterField');
      }
      this.expect('==');
      filters.push({field: field.split('.'), value: this.filterValue()});
      this.expect('}');
    }
    return filters;
  }

  private filterValue(): Filter['value'] {
    const text = this.match(/'[^'\\]*'|"[^"\\]*"/y);
    if (text !== undefined) {
      return text.slice(1, -1);
    }
    const word = this.match(/(?:true|false)\b/y);
    const value = word === undefined ? this.filterNumber() : word === 'true';
    if (value === undefined) {
      throw this.error('filterValue');
    }
    return value;
  }

  /** Returns a number of a filter, with all its digits. */
  private filterNumber(): number | bigint | {variable: string} | undefined {
    const number = this.match(/-?\d+/y);
    if (number === undefined) {
      return this.variable();
    }
    return Number.isSafeInteger(Number(number)) ? Number(number) : BigInt(number);
  }

  private modifier(): string {
    const start = this.at;
    const name = this.match(/\w+/y);
    if (name === undefined || !modifiers.includes(name)) {
      this.at = start;
      throw this.error('modifier');
    }
    return name;
  }

  /** Consumes a match of a sticky pattern at the current position. */
  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private skip(sign: string): boolean {
    const found = this.text.startsWith(sign, this.at);
    this.at += found ? sign.length : 0;
    return found;
  }

  private expect(sign: ']' | '}' | '=='): void {
    if (!this.skip(sign)) {
      throw this.error(sign);
    }
  }

  private error(reason: keyof typeof reasons): MessagePathError {
    return new MessagePathError(reason, this.at + 1);
  }
}

/** @throws MessagePathError with the reason and the character, counted from 1 */
export function parseMessagePath(text: string): MessagePath {
  return new Reader(text).path();
}
