/** How each encoding names the primitive types, read from what the package generates. */
import {generateFlatbuffers} from '@foxglove/schemas/dist/internal/generateFlatbufferSchema.js';
import {generateOmgIdl} from '@foxglove/schemas/dist/internal/generateOmgIdl.js';
import {
  generateJsonSchema,
  generateProto,
  generateRosMsg,
  generateRosMsgDefinition,
  generateTypeScript,
} from '@foxglove/schemas/internal.js';
import type {Field, MessageSchema, Schemas} from './package';

type FieldType = Field['type'];

/** The built-in types in the order of their page; an enum has a name of its own in each message. */
function builtInTypes({messages}: Schemas): ReadonlyMap<string, FieldType> {
  const primitives = ['boolean', 'bytes', 'float64', 'int32', 'uint32', 'string'] as const;
  const nested = (name: string): FieldType => ({
    type: 'nested',
    schema: messages[name] as MessageSchema,
  });
  return new Map<string, FieldType>([
    ...primitives.map((name) => [name, {type: 'primitive', name}] as const),
    ['time', nested('Timestamp')],
    ['duration', nested('Duration')],
  ]);
}

export const encodings = [
  'ROS 1',
  'ROS 2',
  'JSON Schema',
  'Protobuf',
  'FlatBuffers',
  'OMG IDL',
  'TypeScript',
] as const;

export interface TypeNames {
  type: string;
  /** In the order of `encodings`. */
  names: string[];
}

function find(pattern: RegExp, definition: string): string {
  const found = pattern.exec(definition)?.[1];
  if (!found) {
    throw new Error(`No type ${pattern.source} in the generated definition:\n${definition}`);
  }
  return found.trim();
}

export function typeNames(schemas: Schemas): TypeNames[] {
  return [...builtInTypes(schemas)].map(([name, type]) => {
    const sample: MessageSchema = {
      type: 'message',
      name: 'Sample',
      description: '',
      fields: [{name: 'sample_field', description: '', type}],
    };
    const ros = (rosVersion: 1 | 2) =>
      find(
        /^(\S+) sample_field$/m,
        generateRosMsg(generateRosMsgDefinition(sample, {rosVersion}), {rosVersion}),
      );
    const {properties} = generateJsonSchema(sample) as {
      properties: {sample_field: {type: string; contentEncoding?: string}};
    };
    const {type: jsonType, contentEncoding} = properties.sample_field;
    return {
      type: name,
      names: [
        ros(1),
        ros(2),
        contentEncoding ? `${jsonType} (${contentEncoding})` : jsonType,
        find(/^\s+(\S+) sample_field = /m, generateProto(sample, [])),
        find(/^\s+sample_field:(\S+) /m, generateFlatbuffers(sample, [])),
        find(/^\s+(\S+) sample_field;/m, generateOmgIdl(sample)),
        find(/^\s+sample_field: (.+);/m, generateTypeScript(sample)),
      ],
    };
  });
}
