/** Decodes messages into values, and schemas into text. */
import {parseIDL} from '@foxglove/omgidl-parser';
import {MessageReader as IdlReader} from '@foxglove/omgidl-serialization';
import {parseRos2idl} from '@foxglove/ros2idl-parser';
import {parse as parseRos} from '@foxglove/rosmsg';
import {MessageReader as Ros2Reader} from '@foxglove/rosmsg2-serialization';
import {cdrReader} from './cdr';
import {BeyondTool} from './errors';
import {completedBy, type Definition} from './completeMessage';
import {parseJson} from './json';
import {messageType, protobufJson, protobufReader, protobufText} from './protobuf';
import {ros1Reader} from './ros1';
import {decodeText} from './source';
import type {Message, Schema} from './types';

type Reader = (bytes: Uint8Array) => unknown;

/** Panels display times with the ROS 1 field names, regardless of the recording format. */
const rosTime = {timeType: 'sec,nsec'} as const;

const divider = `\n${'='.repeat(80)}\nMSG: `;

/** Definition of `service_msgs/msg/ServiceEventInfo`, which service definitions lack. */
const eventInfo = `uint8 event_type
builtin_interfaces/Time stamp
uint8[16] client_gid
int64 sequence_number`;

const goalId = 'unique_identifier_msgs/UUID goal_id';

/**
 * rosbag2 stores service events with the definition of the service, and action messages with the
 * definition of the action: the messages have no definition of their own.
 */
function ros2Definition(name: string, text: string): string {
  const [, type = '', kind = ''] =
    /^(.+?)(?:_(FeedbackMessage|SendGoal_Event|GetResult_Event|Event))$/.exec(name) ?? [];
  const [goal = '', result, feedback] = text.split(/^---\s*$/m);
  if (result === undefined || type === '') {
    return text;
  }
  const event = `service_msgs/ServiceEventInfo info
${type}_Request[<=1] request
${type}_Response[<=1] response`;
  const parts: Record<string, string> = {
    'service_msgs/ServiceEventInfo': eventInfo,
    'unique_identifier_msgs/UUID': 'uint8[16] uuid',
  };
  if (feedback === undefined) {
    parts[`${type}_Request`] = goal;
    parts[`${type}_Response`] = result;
  } else {
    parts[`${type}_Request`] = kind === 'SendGoal_Event' ? `${goalId}\n${type}_Goal goal` : goalId;
    parts[`${type}_Response`] =
      kind === 'SendGoal_Event'
        ? 'bool accepted\nbuiltin_interfaces/Time stamp'
        : `int8 status\n${type}_Result result`;
    parts[`${type}_Goal`] = goal;
    parts[`${type}_Result`] = result;
    parts[`${type}_Feedback`] = feedback;
  }
  const root = kind === 'FeedbackMessage' ? `${goalId}\n${type}_Feedback feedback` : event;
  // The last section is joined last: the types that it uses are defined after it.
  return [root, ...Object.entries(parts).map((part) => part.join('\n'))].join(divider);
}

/** Separator between the parts of a ROS definition. */
const separator = /\r?\n={3,}\r?\n(?:MSG|IDL): (\S+)\r?\n/;

/** A field: its type, bounds of the type, its name, and a constant or default value. */
const fieldLine = /^[ \t]*(?!MSG:)([\w/]+)(\S*)[ \t]+(\w+)(.*)$/gm;

/**
 * Adds the package to unqualified type names, which the parser would search in all packages. Removes constants and
 * default values: messages do not depend on them, and the parser rejects some of their forms.
 */
function withPackages(root: string, text: string): string {
  const [first = '', ...others] = text.split(separator);
  // ROS 2 names include the kind of interface: pkg/msg/Type.
  const isRos1 = !root.includes('/msg/');
  const names = new Set(others.filter((_, at) => at % 2 === 0));
  const complete = (name: string, fields: string) =>
    fields.replace(fieldLine, (_, type: string, bounds: string, field: string, end: string) => {
      const own = type.includes('/')
        ? [type, type.replace('/msg/', '/'), type.replace('/', '/msg/')]
        : [/\w+$/, /(?:msg\/)?\w+$/].map((last) => name.replace(last, type));
      const full = isRos1 && type === 'Header' ? ['std_msgs/Header', ...own] : own;
      const isConstant = end.trimStart().startsWith('=');
      return isConstant ? '' : `${full.find((one) => names.has(one)) ?? type}${bounds} ${field}`;
    });
  return others.reduce(
    (sum, part, at) =>
      at % 2 === 0 ? `${sum}${divider}${part}\n` : sum + complete(others[at - 1]!, part),
    complete(root, first),
  );
}

/** The parser requires section headers with names of at least two letters, but ignores the names. */
const withLongNames = (text: string): string =>
  text.replace(/={3,}\r?\nIDL: .*/g, `${'='.repeat(80)}\nIDL: file`);

/** Thrown for an empty definition of a message that has data. */
export class EmptyDefinition extends Error {}

/** Library errors that report an unsupported feature. */
const unsupported =
  /not support|unsupported|implementation-defined|not implemented|unrecognized primitive|no matching case|invalid field name/i;

/** Constructs of IDL and ROS that the standards define and the parsers reject. */
const beyondParsers: Readonly<Record<string, RegExp>> = {
  'inheritance of structures': /\bstruct\s+\w+\s*:/,
  'computed constants': /\bconst\b[^;]*=[^;"']*[-+*/%|&^~(][^;]*;/,
  'constants that are characters or names':
    /\bconst\s+(?:char\b|[^;=]*=\s*(?!(?:true|false)\b)[a-z_:])/i,
  'unions by character': /\bswitch\s*\(\s*w?char\b/,
  'sequences of sequences': /\bsequence\s*<\s*sequence\b/,
  'declarations of annotations': /@annotation\b/,
  'forward declarations': /\b(?:struct|union)\s+\w+\s*;/,
  'typedefs with several names': /\btypedef\b[^;{]*[\w\]]\s*,[^;<>]*;/,
  'arrays in lists of names': /\]\s*,\s*\w/,
  'arrays of sequences': /\bsequence\s*<[^;{}]*>\s*\w+\s*\[/,
  'annotations of cases': /\bswitch\s*\(\s*@|@\w+\s*(?:\([^)]*\))?\s*case\b/,
  'empty modules': /\bmodule\s+\w+\s*\{\s*\}/,
  'names that begin with ::': /(?:^|[\s<,(]):{2}\w/,
  ...Object.fromEntries(
    ['map', 'fixed'].map((word) => [word, new RegExp(`\\b${word}\\s*<`)] as const),
  ),
  ...Object.fromEntries(
    'any bitmask bitset interface native valuetype exception wchar wstring float128'
      .split(' ')
      .map((word) => [word, new RegExp(`\\b${word}\\b`)] as const),
  ),
  'long double': /\blong\s+double\b/,
};

/** Constructs of IDL that the parsers silently misread. */
const misread: typeof beyondParsers = {
  bit_bound: /@bit_bound\b/,
  optional: /@optional\b/,
  'arrays in lists of names': /,\s*\w+\s*\[[^\]]*\]\s*[,;]/,
};

/** Returns the name of the first construct in a definition that the parsers do not support, if any. */
function beyondParser(definition: string, constructs = beyondParsers): string | undefined {
  const text = definition.replace(/\/\*[^]*?\*\/|(?:\/\/|#).*|"(?:[^"\\\n]|\\.)*"/g, '');
  return Object.entries(constructs).find(([, pattern]) => pattern.test(text))?.[0];
}

/** Size in bytes of a message without fields: zero in ROS 1, a header and one byte in CDR. */
const emptyMessage = 8;

/** A message in an encoding that is not supported. */
export class UnknownEncoding extends Error {}

/** Rewrites IDL that the parser rejects: hexadecimal and octal numbers, directives, default values. */
function plainIdl(text: string): string {
  const construct = beyondParser(text, misread);
  if (construct !== undefined) {
    throw new BeyondTool(`${construct} in definitions: not supported`);
  }
  return text
    .replace(/^[ \t]*#(?:.*\\\r?\n)*.*$/gm, '')
    .replace(/@default\s*\((?:"[^"]*"|'[^']*'|[^()"'])*\)/g, '')
    .replace(
      /(?<=(?:[=([<,]|\bcase)\s*-?)0(x[\da-f]+|[0-7]+)(?=\s*[;:,)\]>])/gi,
      (all, digits: string) => String(digits.startsWith('x') ? Number(all) : parseInt(digits, 8)),
    );
}

function ros2Reader(definitions: ConstructorParameters<typeof Ros2Reader>[0]): Reader {
  const reader = new Ros2Reader(definitions, rosTime);
  return cdrReader(definitions, (bytes) => {
    const message = reader.readMessage<object>(bytes);
    const rest = bytes.subarray(reader.lastReadByteLength());
    // Up to three bytes of padding may follow a message.
    return rest.length > 3 && Object.keys(message).length > 0
      ? {...message, '(unknown)': rest}
      : message;
  });
}

/** Returns a reader that completes the decoded values from the definitions. */
function completed<Type extends Definition>(
  definitions: Type[],
  name: string,
  newReaderOf: (definitions: Type[]) => Reader,
): Reader {
  const read = newReaderOf(definitions);
  const complete = completedBy(definitions, name);
  return (bytes) => complete(read(bytes));
}

function readerFor(
  messageEncoding: string,
  schema: Schema | undefined,
  isForRule: boolean,
): Reader {
  if (messageEncoding === 'json') {
    return (bytes) => parseJson(decodeText(bytes));
  }
  // rosbag2 writes an empty schema if it does not find the package.
  if (!schema || schema.encoding === '') {
    throw new UnknownEncoding(messageEncoding);
  }
  const {name, encoding, data} = schema;
  switch (`${messageEncoding} ${encoding}`) {
    case 'ros1 ros1msg':
      return completed(parseRos(withPackages(name, decodeText(data))), name, ros1Reader);
    case 'cdr ros2msg': {
      const definition = withPackages(name, ros2Definition(name, decodeText(data)));
      return completed(parseRos(definition, {ros2: true}), name, ros2Reader);
    }
    case 'cdr ros2idl': {
      // The reader uses the first struct as the message: a file may define others before it.
      const definitions = parseRos2idl(plainIdl(withLongNames(decodeText(data))));
      const root = definitions.filter((one) => one.name === name);
      if (root.length === 0) {
        throw new Error(`the definition does not contain ${name}`);
      }
      const others = definitions.filter((one) => one.name !== name);
      return completed([...root, ...others], name, ros2Reader);
    }
    case 'cdr omgidl': {
      const definitions = parseIDL(plainIdl(decodeText(data)));
      // A sequence of empty structs can declare any length without using a byte.
      const empty = definitions.find(
        (type) =>
          type.aggregatedKind === 'struct' && type.definitions.length === 0 && type.name !== name,
      );
      if (empty) {
        throw new BeyondTool(`the structure ${empty.name} has no fields: not supported`);
      }
      // The library compares these numbers with others of a different type.
      if (definitions.some((type) => 'switchType' in type && type.switchType.endsWith('int64'))) {
        throw new BeyondTool('unions by 64-bit numbers in definitions: not supported');
      }
      return completed(definitions, name, (all) => {
        const reader = new IdlReader(name, all);
        return cdrReader(all, (bytes) => reader.readMessage(bytes));
      });
    }
    case 'protobuf protobuf':
      return (isForRule ? protobufJson : protobufReader)(messageType(data, name));
    default:
      throw new UnknownEncoding(
        encoding === messageEncoding ? encoding : `${messageEncoding} (${encoding})`,
      );
  }
}

/** Creates a reader; parser errors are shortened to their first line. */
function newReader(...[messageEncoding, schema, isForRule]: Parameters<typeof readerFor>): Reader {
  try {
    return readerFor(messageEncoding, schema, isForRule);
  } catch (error) {
    if (error instanceof UnknownEncoding || !(error instanceof Error)) {
      throw error;
    }
    if (schema?.data.length === 0) {
      throw new EmptyDefinition(schema.name);
    }
    const beyond = schema && beyondParser(decodeText(schema.data));
    if (beyond !== undefined && /idl|ros2msg/.test(schema!.encoding)) {
      throw new BeyondTool(`${beyond} in definitions: not supported`);
    }
    const [first = ''] = error.message.split(/\r?\n/);
    const reason = first.replace(/:$/, '').slice(0, 200);
    throw unsupported.test(error.message) ? new BeyondTool(reason) : new Error(reason);
  }
}

/** Cached readers: the messages of a topic are mostly read in sequence, and topics may share a schema. */
const readers = new WeakMap<Schema, Map<string, Reader>>();

/**
 * Returns the decoded message: objects, arrays, typed arrays, strings, numbers, bigint, booleans.
 * @throws UnknownEncoding, or an error that describes the fault in the schema or the data
 */
export const decodeMessage = (message: Message): unknown => decode(message, false);

/** Returns a message as rules of the platform read it: Protobuf messages as ProtoJSON. */
export const decodeForRule = (message: Message): unknown => decode(message, true);

function decode({messageEncoding, schema, data}: Message, isForRule: boolean): unknown {
  const own = (schema && readers.get(schema)) ?? new Map<string, Reader>();
  const key = `${messageEncoding} ${isForRule}`;
  const reader = own.get(key) ?? newReader(messageEncoding, schema, isForRule);
  if (schema) {
    readers.set(schema, own.set(key, reader));
  }
  const isEmpty = schema?.data.length === 0 && messageEncoding !== 'json';
  if (isEmpty && data.length > (messageEncoding === 'cdr' ? emptyMessage : 0)) {
    throw new EmptyDefinition(schema.name);
  }
  let value: unknown;
  try {
    value = reader(data);
  } catch (error) {
    if (error instanceof Error && unsupported.test(error.message)) {
      throw new BeyondTool(error.message);
    }
    // Readers of CDR and Protobuf report the DataView that they overran.
    throw ['cdr', 'protobuf'].includes(messageEncoding) && error instanceof RangeError
      ? new RangeError(`${data.length} bytes do not fit the definition of ${schema?.name}`)
      : error;
  }
  // A definition that consists of comments has no fields and consumes no bytes.
  const hasNoFields = messageEncoding === 'cdr' && Object.keys(value as object).length === 0;
  if (schema && hasNoFields && data.length > emptyMessage) {
    throw new EmptyDefinition(schema.name);
  }
  return value;
}

export interface SchemaPart {
  /** Type defined by this part; empty for the schema itself if it has no name. */
  name: string;
  text: string;
}

function isText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 4096).includes(0);
}

/** Formats JSON, unless that would change a number or drop a repeated key. */
function formatJson(text: string): string {
  const bare = (part: string) => part.replace(/\s/g, '');
  try {
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    return bare(pretty) === bare(text) ? pretty : text;
  } catch {
    return text;
  }
}

/**
 * Returns the definition of a schema as text, split by type; an empty array for an empty schema.
 * @throws when it is damaged
 */
export function schemaText({name, encoding, data}: Schema): SchemaPart[] {
  if (data.length === 0) {
    return [];
  }
  if (encoding === 'protobuf') {
    return protobufText(messageType(data, name));
  }
  if (!isText(data)) {
    throw new UnknownEncoding(encoding);
  }
  const text = decodeText(data);
  if (encoding === 'jsonschema') {
    return [{name, text: formatJson(text.trim())}];
  }
  const [first = '', ...others] = `\n${text}`.split(separator);
  // In IDL, the first type has a name too.
  const parts = first.trim() === '' && others.length > 0 ? others : [name, first, ...others];
  return parts.flatMap((part, at) =>
    at % 2 === 0 ? [{name: part, text: (parts[at + 1] ?? '').trim()}] : [],
  );
}
