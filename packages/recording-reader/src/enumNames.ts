/** Names of enum values, stored separately from a decoded message, whose values remain numbers. */

type NameOf = (value: number) => string | undefined;

const names = new WeakMap<object, Record<string, NameOf>>();

/** @param enums functions that return value names, by field of `message` */
export function withEnumNames<Message extends object>(
  message: Message,
  enums: Record<string, NameOf>,
): Message {
  names.set(message, enums);
  return message;
}

/** Returns the value names of an enum field. */
export const enumOf = (message: object, field: string): NameOf | undefined =>
  names.get(message)?.[field];
