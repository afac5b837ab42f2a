/** Completes decoded ROS and IDL messages from their definitions: enum value names, shortest floats. */
import {withEnumNames} from './enumNames';
import {shortest} from './floats';

interface Field {
  name?: string;
  type: string;
  isArray?: boolean;
  isComplex?: boolean;
  isConstant?: boolean;
  annotations?: Readonly<Record<string, unknown>>;
  enumType?: string;
  value?: unknown;
}

/** Common type of the definitions from the ROS and IDL parsers; the fields of a union are in its cases. */
export interface Definition {
  name?: string;
  annotations?: object;
  definitions?: readonly Field[];
  cases?: readonly {type: Field}[];
  defaultCase?: Field;
}

/** Returns the fields of a structure, or of the cases of a union. */
export const fieldsOf = ({definitions, cases = [], defaultCase}: Definition): readonly Field[] =>
  definitions ?? [...cases.map(({type}) => type), ...(defaultCase ? [defaultCase] : [])];

/**
 * Completes decoded messages with information that only their definitions have.
 * @param root type name of the message
 * @returns a function that updates a message and its nested messages in place
 */
export function completedBy(definitions: readonly Definition[], root: string) {
  // IDL and ROS spell the names of the same types differently.
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
