/** Numbers as bytes, by their `NumericType`. */
import {NumericType} from '@foxglove/schemas';

const types = {
  [NumericType.UNKNOWN]: [1, 'getUint8'],
  [NumericType.UINT8]: [1, 'getUint8'],
  [NumericType.INT8]: [1, 'getInt8'],
  [NumericType.UINT16]: [2, 'getUint16'],
  [NumericType.INT16]: [2, 'getInt16'],
  [NumericType.UINT32]: [4, 'getUint32'],
  [NumericType.INT32]: [4, 'getInt32'],
  [NumericType.FLOAT32]: [4, 'getFloat32'],
  [NumericType.FLOAT64]: [8, 'getFloat64'],
} as const satisfies Record<NumericType, readonly [bytes: number, keyof DataView]>;

/** Size of a number of this type in bytes. */
export const sizeOf = (type: NumericType): number => types[type][0];

/** Reads a little-endian number. */
export const readNumber = (view: DataView, offset: number, type: NumericType): number =>
  view[types[type][1]](offset, true);
