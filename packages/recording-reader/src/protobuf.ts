/** Decodes Protobuf messages by the descriptors in the recording, without generating code. */
import {
  createFileRegistry,
  create,
  fromBinary,
  getExtension,
  ScalarType,
  toJson,
  type DescEnum,
  type DescExtension,
  type DescField,
  type DescMessage,
  type FileRegistry,
  type Message,
} from '@bufbuild/protobuf';
import {protoCamelCase, reflect, type ReflectMessage} from '@bufbuild/protobuf/reflect';
import {BinaryReader, WireType} from '@bufbuild/protobuf/wire';
import * as wkt from '@bufbuild/protobuf/wkt';
import {FeatureSet_FieldPresence} from '@bufbuild/protobuf/wkt';
import {withEnumNames} from './enumNames';
import {shortest} from './floats';

/** Files that writers may omit, because every implementation includes them. */
const wellKnown = Object.values(wkt).flatMap((part) =>
  typeof part === 'object' && 'kind' in part && part.kind === 'file' ? [part.proto] : [],
);

/** Sorts files after their imports, as the registry requires; writers use any order and may omit option imports. */
function inOrder(files: readonly wkt.FileDescriptorProto[]): wkt.FileDescriptorProto[] {
  const byName = new Map([...wellKnown, ...files].map((file) => [file.name, file]));
  const ordered = new Set<wkt.FileDescriptorProto>();
  const begun = new Set<string>();
  function add(name: string): void {
    const file = byName.get(name);
    if (file && !begun.has(name)) {
      begun.add(name);
      file.dependency.forEach(add);
      file.dependency = file.dependency.filter((one) => byName.has(one));
      ordered.add(file);
    }
  }
  files.forEach(({name}) => add(name));
  return [...ordered];
}

/** Sets the JSON names of fields, which are optional in descriptors. */
function setJsonNames({field, nestedType}: wkt.DescriptorProto): void {
  field.forEach((one) => (one.jsonName ||= protoCamelCase(one.name)));
  nestedType.forEach(setJsonNames);
}

interface MessageType {
  type: DescMessage;
  registry: FileRegistry;
}

/**
 * @param descriptors a FileDescriptorSet
 * @param name full name of the message
 * @throws when the descriptors are damaged or lack the message
 */
export function messageType(descriptors: Uint8Array, name: string): MessageType {
  const {file} = fromBinary(wkt.FileDescriptorSetSchema, descriptors);
  file.forEach((one) => one.messageType.forEach(setJsonNames));
  const registry = createFileRegistry(create(wkt.FileDescriptorSetSchema, {file: inOrder(file)}));
  const type = registry.getMessage(name.replace(/^\./, ''));
  if (!type) {
    throw new Error(`the descriptors do not contain ${name}`);
  }
  return {type, registry};
}

/** Panels display these two types with the ROS field names. */
const times = ['google.protobuf.Timestamp', 'google.protobuf.Duration'];

/** Value of a field that the descriptors do not contain: a number for a varint, otherwise its bytes. */
const unknownValue = (wireType: WireType, data: Uint8Array): unknown =>
  wireType === WireType.Varint
    ? new BinaryReader(data).int64()
    : wireType === WireType.LengthDelimited
      ? new BinaryReader(data).bytes()
      : data;

function toValue(message: ReflectMessage, registry: FileRegistry): unknown {
  const {desc} = message;
  const one = (value: unknown, scalar?: ScalarType) =>
    scalar === ScalarType.FLOAT && typeof value === 'number'
      ? shortest(value)
      : typeof value === 'object' && value !== null && 'desc' in value
        ? toValue(value as ReflectMessage, registry)
        : value;
  const valueOf = (field: DescField): unknown => {
    if (field.fieldKind === 'list') {
      return [...message.get(field)].map((item) => one(item, field.scalar));
    }
    if (field.fieldKind === 'map') {
      return Object.fromEntries(
        [...message.get(field)].map(([key, value]) => [key, one(value, field.scalar)]),
      );
    }
    return one(message.get(field), field.scalar);
  };
  if (desc.typeName === 'google.protobuf.Struct' || desc.typeName === 'google.protobuf.ListValue') {
    return valueOf(desc.fields[0]!);
  }
  if (desc.typeName === 'google.protobuf.Value') {
    const field = desc.fields.find((each) => message.isSet(each));
    return !field || field.name === 'null_value' ? null : valueOf(field);
  }
  if (times.includes(desc.typeName)) {
    const [seconds, nanos] = desc.fields.map(valueOf);
    const sec = Number(seconds);
    return {sec: Number.isSafeInteger(sec) ? sec : seconds, nsec: nanos};
  }
  const extensionValue = (extension: DescExtension): unknown => {
    const value: unknown = getExtension(message.message, extension);
    const {message: type} = extension;
    const item = (part: unknown) =>
      type ? toValue(reflect(type, part as Message), registry) : one(part, extension.scalar);
    return Array.isArray(value) ? value.map(item) : item(value);
  };
  const unknown = new Map<string, unknown[]>();
  for (const {no, wireType, data} of message.getUnknown() ?? []) {
    const extension = registry.getExtensionFor(desc, no);
    if (extension) {
      unknown.set(`[${extension.typeName}]`, [extensionValue(extension)]);
      continue;
    }
    // A value that an enum of proto2 does not list counts as unknown, too.
    const name = `${desc.fields.find(({number}) => number === no)?.name ?? no} (unknown)`;
    const values = unknown.get(name) ?? [];
    values.push(unknownValue(wireType, data));
    unknown.set(name, values);
  }
  // An unset field with explicit presence has no value.
  const fields = desc.fields.filter(
    (field) => field.presence === FeatureSet_FieldPresence.IMPLICIT || message.isSet(field),
  );
  return withEnumNames(
    Object.fromEntries<unknown>([
      ...fields.map((field) => [field.name, valueOf(field)] as const),
      ...[...unknown].map(([name, all]) => [name, all.length > 1 ? all : all[0]] as const),
    ]),
    Object.fromEntries(
      fields.flatMap((field) =>
        'enum' in field && field.enum
          ? [[field.name, (value: number) => field.enum.value[value]?.name]]
          : [],
      ),
    ),
  );
}

/** @returns a function that decodes one message, with the field names of the .proto file */
export function protobufReader({type, registry}: MessageType): (bytes: Uint8Array) => unknown {
  return (bytes) => toValue(reflect(type, fromBinary(type, bytes)), registry);
}

/** @returns a function that converts one message to JSON as rules read it: in lower camel case, without default values */
export function protobufJson({type, registry}: MessageType): (bytes: Uint8Array) => unknown {
  return (bytes) => toJson(type, fromBinary(type, bytes), {registry});
}

function typeText(field: DescField): string {
  const typeOf = (part: {message?: DescMessage; enum?: DescEnum; scalar?: ScalarType}) =>
    part.message?.typeName ??
    part.enum?.typeName ??
    (part.scalar === undefined ? '' : ScalarType[part.scalar].toLowerCase());
  if (field.fieldKind === 'map') {
    return `map<${ScalarType[field.mapKey].toLowerCase()}, ${typeOf(field)}>`;
  }
  if (field.fieldKind === 'list') {
    return `repeated ${typeOf(field)}`;
  }
  const {IMPLICIT, LEGACY_REQUIRED} = FeatureSet_FieldPresence;
  const isPlain = field.presence === IMPLICIT || field.fieldKind === 'message' || field.oneof;
  const label = field.presence === LEGACY_REQUIRED ? 'required ' : isPlain ? '' : 'optional ';
  return `${label}${typeOf(field)}`;
}

/** Returns the message type and its dependencies, each as .proto text. */
export function protobufText({type: root}: MessageType): {name: string; text: string}[] {
  const types = new Set<DescMessage | DescEnum>([root]);
  for (const type of types) {
    if (type.kind === 'message') {
      for (const {message, enum: values} of type.fields) {
        [message, values].forEach((part) => part && types.add(part));
      }
    }
  }
  return [...types].map((type) => {
    const shortName = type.typeName.split('.').at(-1)!;
    const lines =
      type.kind === 'enum'
        ? type.values.map(({name, number}) => `${name} = ${number};`)
        : type.fields.map((field) => {
            const choice = field.oneof ? ` // oneof ${field.oneof.name}` : '';
            return `${typeText(field)} ${field.name} = ${field.number};${choice}`;
          });
    const body = lines.map((line) => `  ${line}\n`).join('');
    return {name: type.typeName, text: `${type.kind} ${shortName} {\n${body}}`};
  });
}
