/** Representations of CDR messages. DDS-XTypes 1.3, 7.4 */
import {fieldsOf, type Definition} from './completeMessage';
import {BeyondTool} from './errors';

/** Version 1, without lengths or member IDs before fields. */
const plain1 = [0x00, 0x01];
const plain2 = [0x06, 0x07, 0x10, 0x11];
/** With a length before each structure. */
const delimited = [0x08, 0x09, 0x14, 0x15];
/** With an ID before each field. */
const parameterLists = [0x02, 0x03, 0x0a, 0x0b, 0x12, 0x13];

/**
 * Returns whether the libraries read values of a type in a representation. They misread lists of version 2,
 * which have a length in bytes unless their elements are numbers; structures without a declared extensibility,
 * which are appendable; and fields without declared IDs, which have any order.
 */
function isReadable({annotations = {}, ...type}: Definition, kind: number): boolean {
  const fields = fieldsOf(type).filter(({isConstant}) => !isConstant);
  const hasLists = fields.some((one) => one.isArray && (one.isComplex || one.type === 'string'));
  if (fields.length === 0 || plain2.includes(kind)) {
    return !hasLists;
  }
  const isDeclared =
    'mutable' in annotations
      ? parameterLists.includes(kind) && fields.every((one) => one.annotations?.id !== undefined)
      : 'appendable' in annotations || 'final' in annotations;
  return isDeclared && (!hasLists || kind <= 0x03);
}

/** Returns a reader that fails for a representation that the library would misread. */
export function cdrReader<Message>(
  types: readonly Definition[],
  read: (bytes: Uint8Array) => Message,
): (bytes: Uint8Array) => Message {
  return (bytes) => {
    const {1: kind = 0} = bytes;
    if (plain1.includes(kind)) {
      return read(bytes);
    }
    const isKnown = [...plain2, ...delimited, ...parameterLists].includes(kind);
    try {
      if (isKnown && types.every((type) => isReadable(type, kind))) {
        return read(bytes);
      }
    } catch {
      // The library does not support all of the representation.
    }
    throw new BeyondTool(
      `the CDR representation 0x${kind.toString(16)} of this message is not supported`,
    );
  };
}
