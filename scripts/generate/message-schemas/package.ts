/** Message schemas of `@foxglove/schemas`, in the form that the pages need. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  foxgloveEnumSchemas,
  foxgloveMessageSchemas,
  type FoxgloveEnumSchema,
  type FoxgloveMessageField,
  type FoxgloveMessageSchema,
} from '@foxglove/schemas/internal.js';
import {kebabCase} from '../markdown';

export type MessageSchema = FoxgloveMessageSchema;
export type EnumSchema = FoxgloveEnumSchema;
export type Field = FoxgloveMessageField;

/** Messages and enums by name. */
export interface Schemas {
  version: string;
  messages: Readonly<Record<string, MessageSchema>>;
  enums: Readonly<Record<string, EnumSchema>>;
}

const {version} = createRequire(__filename)('@foxglove/schemas/package.json') as {version: string};

export const installed: Schemas = {
  version,
  messages: foxgloveMessageSchemas,
  enums: foxgloveEnumSchemas,
};

/** Folder of the pages, below `docs` and its English counterpart. */
export const folder = 'viz/message-schemas';

const others = `${folder}/introduction.md#other-schemas`;

/** Messages without their own page, which no panel draws, and the file that mentions each. */
const withoutPage: Readonly<Record<string, string>> = {
  Timestamp: `${folder}/built-in-types.md#time`,
  Duration: `${folder}/built-in-types.md#duration`,
  CompressedAudio: others,
  CompressedPointCloud: others,
  JointState: others,
  JointStates: others,
  LocationFixes: others,
  Odometry: others,
  Point3InFrame: others,
  RawAudio: others,
  VoxelGrid: others,
};

/** Names of all messages and enums, or of those with their own page. */
export function schemaNames({messages, enums}: Schemas): string[] {
  return [...Object.keys(messages), ...Object.keys(enums)];
}

export const hasPage = (name: string): boolean => !(name in withoutPage);

/** Name of the page of a message or enum, without folder and extension. */
export function pageName(name: string): string {
  return name in installed.enums ? `enum-${kebabCase(name)}` : kebabCase(name);
}

/** Documentation of a message or enum: a file below `docs`, with an anchor if it shares the file. */
export function placeOf(name: string): string {
  return withoutPage[name] ?? `${folder}/${pageName(name)}.md`;
}

/** Link from a partial to a file below `docs`. */
export function addressOf(place: string): string {
  return path.posix.relative(`${folder}/_generated`, place);
}

/** Name of the message or enum in a field; undefined for a primitive type. */
export function contained({type}: Field): string | undefined {
  if (type.type === 'primitive') {
    return undefined;
  }
  return type.type === 'enum' ? type.enum.name : type.schema.name;
}

/** The package treats `time` and `duration` as messages, all encodings as built-in types. */
const builtIn: Readonly<Record<string, string>> = {Timestamp: 'time', Duration: 'duration'};

/** Name of the built-in type of a field; undefined for a message or an enum with a page. */
export function builtInType(field: Field): string | undefined {
  return field.type.type === 'primitive' ? field.type.name : builtIn[contained(field) ?? ''];
}

/** Messages with a field of this type, and the names of those fields. */
export function usesOf(name: string): {message: string; fields: string[]}[] {
  return Object.values(installed.messages)
    .map((message) => ({
      message: message.name,
      fields: message.fields
        .filter((field) => contained(field) === name)
        .map((field) => field.name),
    }))
    .filter(({fields}) => fields.length > 0);
}

/** Reports whether a message contains another one, at any depth. */
export function containsMessage(message: MessageSchema, name: string): boolean {
  return message.fields.some(
    (field) =>
      contained(field) === name ||
      (field.type.type === 'nested' && containsMessage(field.type.schema, name)),
  );
}
