/** Completes messages of ROS and IDL by their definitions: names of enum values, short floats. */
import {withEnumNames} from './enumNames';
import {shortest} from './floats';

interface Field {
  name?: string;
  type: string;
  isComplex?: boolean;
  isConstant?: boolean;
  enumType?: string;
  value?: unknown;
}

/** Common shape of the definitions from the parsers of ROS and IDL; a union has its fields in cases. */
export interface Definition {
  name?: string;
  definitions?: readonly Field[];
  cases?: readonly {type: Field}[];
  defaultCase?: Field;
}

const fieldsOf = ({definitions, cases = [], defaultCase}: Definition): readonly Field[] =>
  definitions ?? [...cases.map(({type}) => type), ...(defaultCase ? [defaultCase] : [])];

/**
 * Completes decoded messages by what their definitions say beside the bytes.
 * @param root name of the type of the message
 * @returns sets fields of a message, and of all messages within it
 */
export function completedBy(definitions: readonly Definition[], root: string) {
  // IDL and ROS write the names of the same types in two ways.
  const keyOf = (name = '') => name.replaceAll('::', '/');
  const byName = new Map(definitions.map((one) => [keyOf(one.name), one]));
  const names = (type: string) => (value: number) =>
    byName.get(keyOf(type))?.definitions?.find((one) => one.value === value)?.name;

  function complete(value: unknown, definition: Definition | undefined): void {
    if (Array.isArray(value)) {
      value.forEach((item) => complete(item, definition));
    } else if (definition && typeof value === 'object' && value !== null) {
      const message = value as Record<string, unknown>;
      const own = fieldsOf(definition).filter(
        ({name, isConstant}) => !isConstant && name !== undefined && Object.hasOwn(message, name),
      );
      for (const {name = '', type, isComplex} of own) {
        const part = message[name];
        if (isComplex) {
          complete(part, byName.get(keyOf(type)));
        } else if (type === 'float32' && typeof part === 'number') {
          message[name] = shortest(part);
        } else if (type === 'float32' && Array.isArray(part)) {
          message[name] = part.map((item) => (typeof item === 'number' ? shortest(item) : item));
        }
      }
      const enums = own.flatMap(({name = '', enumType}) =>
        enumType === undefined ? [] : [[name, names(enumType)] as const],
      );
      if (enums.length > 0) {
        withEnumNames(message, Object.fromEntries(enums));
      }
    }
  }

  const first = byName.get(keyOf(root)) ?? byName.get('') ?? definitions[0];
  return <Value>(value: Value): Value => {
    complete(value, first);
    return value;
  };
}
