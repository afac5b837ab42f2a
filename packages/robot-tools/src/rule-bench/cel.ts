/**
 * CEL of the platform's rules: the standard, four variables, and two additional functions. `@bufbuild/cel`
 * passes the conformance tests, is maintained by a company, and does not use `eval`. Its regular expressions are
 * RE2, which runs in linear time for any pattern.
 */
import {translate} from '@docusaurus/Translate';
import {
  celEnv,
  celFunc,
  celMap,
  celMethod,
  CelScalar,
  celUint,
  isCelError,
  objectType,
  parse,
  plan,
  type CelInput,
  type CelMap,
} from '@bufbuild/cel';
import {fromJson, toJson} from '@bufbuild/protobuf';
import {
  DurationSchema,
  timestampDate,
  timestampFromMs,
  TimestampSchema,
  type Duration,
  type Timestamp,
} from '@bufbuild/protobuf/wkt';

/** Variables of an expression. */
export interface Scope {
  msg: unknown;
  /** Row of the table of event codes. */
  scope: Readonly<Record<string, string>>;
  topic: string;
  /** Seconds. */
  ts: number;
}

/** Thrown for an expression that makes the platform disable the whole rule. */
export class ExpressionError extends Error {
  constructor(
    readonly reason: string,
    /** Offset in the expression. */
    readonly at: number,
  ) {
    super(reason);
  }
}

interface Expression {
  /** Returns the value; undefined if it cannot be computed, as for a missing field. */
  evaluate: (scope: Scope) => unknown;
  /** Nesting depth of `exists`, `map` and the like. */
  depth: number;
}

const lengthLimit = 2000;

const timestampType = objectType(TimestampSchema);
const durationType = objectType(DurationSchema);

/** Returns the time of nanoseconds, microseconds, milliseconds, or seconds, by the size of the number. */
function timestampOf(value: number): Timestamp {
  const divisor = value >= 1e18 ? 1e6 : value >= 1e15 ? 1e3 : value >= 1e12 ? 1 : 1e-3;
  return timestampFromMs(Math.round(value / divisor));
}

const dateOf = (time: {message: unknown}): Date => timestampDate(time.message as Timestamp);

const letters: Record<string, Intl.DateTimeFormatOptions | undefined> = {
  Y: {year: 'numeric'},
  y: {year: '2-digit'},
  m: {month: '2-digit'},
  d: {day: '2-digit'},
  H: {hour: '2-digit', hourCycle: 'h23'},
  M: {minute: '2-digit'},
  S: {second: '2-digit'},
  b: {month: 'short'},
  B: {month: 'long'},
  a: {weekday: 'short'},
  A: {weekday: 'long'},
};

/**
 * Formats a date by the letters of strftime; unknown letters remain unchanged.
 * @throws RangeError for an unknown time zone; on a machine, its name is a file, and capitals matter
 */
function strftime(date: Date, format: string, timeZone = 'UTC'): string {
  const name = new Intl.DateTimeFormat('en', {timeZone}).resolvedOptions().timeZone;
  if (name !== timeZone && name.toLowerCase() === timeZone.toLowerCase()) {
    throw new RangeError(`${timeZone} is written ${name}`);
  }
  return format.replace(/%(.)/g, (all, letter: string) => {
    const options = letters[letter];
    return options
      ? date.toLocaleString('en-US', {timeZone, ...options}).padStart(2, '0')
      : all.replace('%%', '%');
  });
}

// A field that is null is present, also for `in`; the library treats it as missing.
Object.assign(Object.getPrototypeOf(celMap(new Map())) as CelMap, {
  has(this: CelMap, key: Parameters<CelMap['has']>[0]) {
    return this.get(key) !== undefined;
  },
});

/**
 * Returns the integer of a text.
 * @throws RangeError for texts that the library converts and the standard does not: an empty one, 0x10
 */
function integerOf(text: string, pattern: RegExp): bigint {
  if (!pattern.test(text) || tooLarge(text) >= 0) {
    throw new RangeError(`${text} is no integer`);
  }
  return BigInt(text.replace('u', ''));
}

const withoutTrailingZeros = (text: string): string => text.replace(/(\.\d+?)0+(?=[Zs]$)/, '$1');

const {STRING, DOUBLE, INT, UINT} = CelScalar;

const environment = celEnv({
  funcs: [
    celFunc('timestamp', [DOUBLE], timestampType, timestampOf),
    // Seconds in the standard, milliseconds in the library.
    celFunc('timestamp', [INT], timestampType, (seconds) =>
      timestampFromMs(Number(seconds) * 1000),
    ),
    celFunc('timestamp', [STRING], timestampType, (text) => {
      const [date = '', clock = ''] = text.split('T');
      // Browsers accept 29 February of any year as 1 March, and hour 24.
      if (!new Date(date).toISOString().startsWith(date) || clock.startsWith('24')) {
        throw new RangeError(`there is no ${text}`);
      }
      return fromJson(TimestampSchema, text);
    }),
    celMethod('format', timestampType, [STRING], STRING, function (format) {
      return `UTC: ${strftime(dateOf(this), format)}`;
    }),
    celMethod('format', timestampType, [STRING, STRING], STRING, function (format, zone) {
      return strftime(dateOf(this), format, zone);
    }),
    celMethod('format', timestampType, [STRING, INT], STRING, function (format, seconds) {
      return strftime(new Date(dateOf(this).getTime() + Number(seconds) * 1000), format);
    }),
    celFunc('int', [STRING], INT, (text) => integerOf(text, /^[+-]?\d+$/)),
    celFunc('uint', [STRING], UINT, (text) => celUint(integerOf(`${text}u`, /^\d+u$/))),
    celFunc('double', [STRING], DOUBLE, (text) => {
      // The library returns NaN for a text that is no number, and the standard fails.
      if (!/^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i.test(text)) {
        throw new RangeError(`${text} is no number`);
      }
      return Number(text.replace(/inf(?:inity)?/i, 'Infinity'));
    }),
    celFunc('string', [DOUBLE], STRING, goNumber),
    celFunc('string', [timestampType], STRING, ({message}) =>
      withoutTrailingZeros(toJson(TimestampSchema, message as Timestamp)),
    ),
    celFunc('string', [durationType], STRING, ({message}) =>
      withoutTrailingZeros(toJson(DurationSchema, message as Duration)),
    ),
  ],
});

/** Returns a number as Go prints it: with an exponent from a million on. */
function goNumber(value: number): string {
  const size = Math.abs(value);
  if (size === Infinity) {
    return value > 0 ? '+Inf' : '-Inf';
  }
  return value !== 0 && (size >= 1e6 || size < 1e-4)
    ? value.toExponential().replace(/([+-])(\d)$/, '$10$2')
    : goFixed(value);
}

const names = new Set(
  'msg scope topic ts int uint double string bool bytes list map null_type type'.split(' '),
);

/** Macros, which the parser leaves in the expression as function calls if their arguments are wrong. */
const macros = new Set('has all exists exists_one map filter'.split(' '));

const notValid = translate({id: 'tools.rule.notValidCel'});

/** Syntax of other languages, with corrections. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/(?<![=!<>])=(?!=)/, translate({id: 'tools.rule.equalityIsWritten'})],
  [/\band\b/i, translate({id: 'tools.rule.andIsWritten'})],
  [/\bor\b/i, translate({id: 'tools.rule.orIsWritten'})],
  [/\bnot\b/i, translate({id: 'tools.rule.notIsWritten'})],
];

/** Strings, including raw and long ones, and comments. */
const textOrComment =
  /(?:r?(?:"""[^]*?"""|'''[^]*?'''))|r(?:"[^"\n]*"|'[^'\n]*')|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/gi;

const blank = (part: string) => part.replace(/[^\n]/g, ' ');

/** Replaces comments by blanks: the library does not support them. */
const withoutComments = (text: string) =>
  text.replace(textOrComment, (part) => (part.startsWith('//') ? blank(part) : part));

/** Escape sequences of the standard, and a backslash without one, which the library accepts. */
const escapes =
  /\\(?:[abfnrtv"'`?\\]|[xX][\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-3][0-7]{2})?/g;

/** Returns the offset of the first backslash that the platform does not understand, or -1. */
function badEscape(text: string): number {
  for (const {0: part, index} of text.matchAll(textOrComment)) {
    const bad = /^r|^\//i.test(part)
      ? []
      : [...part.matchAll(escapes)].filter(([one]) => one === '\\');
    if (bad.length > 0) {
      return index + bad[0]!.index;
    }
  }
  return -1;
}

/** Replaces strings by blanks. */
const withoutTexts = (text: string) => text.replace(textOrComment, blank);

const wholeNumbers = /(-\s*)?(?<![\w.])(0x[\da-f]+|\d+)(u?)(?![\w.])/gi;

/** Returns the offset of the first integer beyond 64 bits, or -1. */
function tooLarge(text: string): number {
  for (const {1: sign, 2: digits, 3: unsigned, index} of text.matchAll(wholeNumbers)) {
    const most = 2n ** (unsigned ? 64n : 63n) - (sign ? 0n : 1n);
    if (BigInt(digits!) > most) {
      return index;
    }
  }
  return -1;
}

interface Found {
  unknown?: string;
  depth: number;
}

/** Searches a syntax tree for unknown names, and returns its nesting depth. */
function inspect(part: unknown, known: ReadonlySet<string>): Found {
  if (typeof part !== 'object' || part === null) {
    return {depth: 0};
  }
  const node = part as Record<string, unknown>;
  const isLoop = node.$typeName === 'cel.expr.Expr.Comprehension';
  const within = isLoop ? new Set([...known, String(node.iterVar), String(node.accuVar)]) : known;
  const name = node.$typeName === 'cel.expr.Expr.Ident' ? String(node.name) : undefined;
  const call = node.$typeName === 'cel.expr.Expr.Call' ? String(node.function) : undefined;
  const found = Object.values(node).map((value) => inspect(value, within));
  // Names of operators contain signs.
  const isCall = call !== undefined && /^[a-z]\w*$/i.test(call);
  const isMissing = name ? !known.has(name) : isCall && !environment.funcs.find(call);
  return {
    unknown: isMissing ? (name ?? call) : found.find(({unknown}) => unknown !== undefined)?.unknown,
    depth: Math.max(0, ...found.map(({depth}) => depth)) + (isLoop ? 1 : 0),
  };
}

/** @throws ExpressionError for an expression that the platform cannot compile */
export function compile(source: string): Expression {
  if (source.length > lengthLimit) {
    throw new ExpressionError(translate({id: 'tools.rule.expressionTooLong'}), 0);
  }
  const text = withoutComments(source);
  const backslash = badEscape(text);
  if (backslash >= 0) {
    throw new ExpressionError(translate({id: 'tools.rule.backslashIsWritten'}), backslash);
  }
  const number = tooLarge(withoutTexts(text));
  if (number >= 0) {
    throw new ExpressionError(notValid, number);
  }
  try {
    const parsed = parse(text);
    const {unknown, depth} = inspect(parsed.expr, names);
    if (unknown !== undefined) {
      const reason = macros.has(unknown)
        ? notValid
        : translate({id: 'tools.rule.unknownName'}, {unknown});
      // Skips fields of the same name; a function may follow a value.
      const place = new RegExp(`(?<![\\w.])${unknown}\\b|\\b${unknown}(?=\\s*\\()`);
      throw new ExpressionError(reason, Math.max(0, withoutTexts(text).search(place)));
    }
    const run = plan(environment, parsed);
    return {
      depth,
      evaluate(scope) {
        try {
          const result = run(scope as unknown as Record<string, CelInput>);
          return isCelError(result) ? undefined : result;
        } catch {
          return undefined;
        }
      },
    };
  } catch (error) {
    if (error instanceof ExpressionError) {
      throw error;
    }
    const {location} = error as {location?: {start?: {offset: number}}};
    const at = location?.start?.offset ?? 0;
    const slip = slips.find(([pattern]) => pattern.test(withoutTexts(text)));
    throw slip
      ? new ExpressionError(slip[1], withoutTexts(text).search(slip[0]))
      : new ExpressionError(notValid, at);
  }
}

/** Returns a value as displayed in a text of the rule. */
export function show(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return goNumber(value);
  }
  if (typeof value === 'number') {
    // The platform removes all trailing zeros, even before the decimal point.
    return goFixed(value).replace(/0+$/, '').replace(/\.$/, '');
  }
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (value === null) {
    return 'null';
  }
  if (typeof value === 'object' && 'value' in value && typeof value.value === 'bigint') {
    return String(value.value);
  }
  return 'map[…]';
}

/** Returns the digits of a number without an exponent. */
const goFixed = (value: number): string =>
  Math.abs(value) < 1e21 && !String(value).includes('e') && !Object.is(value, -0)
    ? String(value)
    : value.toLocaleString('en', {useGrouping: false, maximumSignificantDigits: 21});
