/**
 * Decodes ROS 1 messages by their definition. `@foxglove/rosmsg-serialization` generates code for this,
 * which the Content-Security-Policy forbids.
 */
import type {MessageDefinition, MessageDefinitionField} from '@foxglove/message-definition';
import {decodeText, viewOf} from './source';

class Cursor {
  #view: DataView;
  #at = 0;

  constructor(readonly bytes: Uint8Array) {
    this.#view = viewOf(bytes);
  }

  /** Advances by `length` bytes and returns the previous offset. */
  #step(length: number): number {
    const at = this.#at;
    if (at + length > this.bytes.length) {
      throw new RangeError(`the message ends at byte ${this.bytes.length}, within a field`);
    }
    this.#at += length;
    return at;
  }

  get rest(): number {
    return this.bytes.length - this.#at;
  }

  take(length: number): Uint8Array {
    const at = this.#step(length);
    return this.bytes.subarray(at, at + length);
  }

  uint32 = () => this.#view.getUint32(this.#step(4), true);
  int32 = () => this.#view.getInt32(this.#step(4), true);

  readonly read: Readonly<Record<string, () => unknown>> = {
    bool: () => this.#view.getUint8(this.#step(1)) !== 0,
    int8: () => this.#view.getInt8(this.#step(1)),
    uint8: () => this.#view.getUint8(this.#step(1)),
    int16: () => this.#view.getInt16(this.#step(2), true),
    uint16: () => this.#view.getUint16(this.#step(2), true),
    int32: this.int32,
    uint32: this.uint32,
    int64: () => this.#view.getBigInt64(this.#step(8), true),
    uint64: () => this.#view.getBigUint64(this.#step(8), true),
    float32: () => this.#view.getFloat32(this.#step(4), true),
    float64: () => this.#view.getFloat64(this.#step(8), true),
    string: () => decodeText(this.take(this.uint32())),
    time: () => ({sec: this.uint32(), nsec: this.uint32()}),
    duration: () => ({sec: this.int32(), nsec: this.int32()}),
  };
}

/**
 * @param definitions parsed definitions, the message type first
 * @returns a function that decodes one message and fails when the data is too short or too long
 */
export function ros1Reader(
  definitions: readonly MessageDefinition[],
): (bytes: Uint8Array) => unknown {
  const byName = new Map(definitions.map((definition) => [definition.name ?? '', definition]));
  const root = definitions.find(({name}) => !name) ?? definitions[0];

  function readOne({type, isComplex}: MessageDefinitionField, cursor: Cursor): unknown {
    if (isComplex) {
      const definition = byName.get(type);
      if (!definition) {
        throw new Error(`the definition of ${type} is missing`);
      }
      return readAll(definition, cursor);
    }
    const read = Object.hasOwn(cursor.read, type) ? cursor.read[type] : undefined;
    if (!read) {
      throw new Error(`unknown type ${type}`);
    }
    return read();
  }

  function readField(field: MessageDefinitionField, cursor: Cursor): unknown {
    if (!field.isArray) {
      return readOne(field, cursor);
    }
    const length = field.arrayLength ?? cursor.uint32();
    if (field.type === 'uint8' && !field.isComplex) {
      return cursor.take(length);
    }
    const items: unknown[] = [];
    for (let item = 0; item < length; item += 1) {
      const before = cursor.rest;
      items.push(readOne(field, cursor));
      if (cursor.rest === before && item > 1000) {
        throw new RangeError(`a list announces ${length} entries without content`);
      }
    }
    return items;
  }

  function readAll({definitions: fields}: MessageDefinition, cursor: Cursor): unknown {
    const entries = fields
      .filter(({isConstant}) => !isConstant)
      .map((field) => [field.name, readField(field, cursor)] as const);
    return Object.fromEntries(entries);
  }

  return (bytes) => {
    if (!root) {
      throw new Error('the definition of the message is empty');
    }
    const cursor = new Cursor(bytes);
    const message = readAll(root, cursor);
    if (cursor.rest > 0) {
      throw new RangeError(`${cursor.rest} bytes are left over: the definition is another one`);
    }
    return message;
  };
}
