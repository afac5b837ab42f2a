/** The message schemas of `@foxglove/schemas`, as the pages see them. */
import {createRequire} from 'node:module';
import {
  foxgloveEnumSchemas,
  foxgloveMessageSchemas,
  type FoxgloveEnumSchema,
  type FoxgloveMessageField,
  type FoxgloveMessageSchema,
} from '@foxglove/schemas/internal.js';

export type MessageSchema = FoxgloveMessageSchema;
export type EnumSchema = FoxgloveEnumSchema;
export type Field = FoxgloveMessageField;

/** Messages and enums by name. */
export interface Schemas {
  version: string;
  messages: Readonly<Record<string, MessageSchema>>;
  enums: Readonly<Record<string, EnumSchema>>;
}

const require = createRequire(__filename);
export const manifestFile = require.resolve('@foxglove/schemas/package.json');
const manifest = require(manifestFile) as {version: string};

export const installed: Schemas = {
  version: manifest.version,
  messages: foxgloveMessageSchemas,
  enums: foxgloveEnumSchemas,
};

/** Name of the message or enum that a field holds; none for a primitive type. */
export function contained({type}: Field): string | undefined {
  if (type.type === 'primitive') {
    return undefined;
  }
  return type.type === 'enum' ? type.enum.name : type.schema.name;
}

/** `time` and `duration` are messages to the package, and built-in types to everybody else. */
const builtIn: Readonly<Record<string, string>> = {Timestamp: 'time', Duration: 'duration'};

/** Name of the built-in type of a field; none where it holds a message or an enum with a page. */
export function builtInType(field: Field): string | undefined {
  return field.type.type === 'primitive' ? field.type.name : builtIn[contained(field) ?? ''];
}

export interface Use {
  /** Name of the message. */
  message: string;
  fields: string[];
}

/** The messages that have a field of this type, with the names of those fields. */
export function usesOf(name: string, {messages}: Schemas): Use[] {
  return Object.values(messages)
    .map((message) => ({
      message: message.name,
      fields: message.fields
        .filter((field) => contained(field) === name)
        .map((field) => field.name),
    }))
    .filter(({fields}) => fields.length > 0);
}

/** Whether a message holds another one, at any depth. */
export function holds(message: MessageSchema, name: string): boolean {
  return message.fields.some(
    (field) =>
      contained(field) === name || (field.type.type === 'nested' && holds(field.type.schema, name)),
  );
}
