/** Names of enum values beside a decoded message, whose values stay numbers. */

type NameOf = (value: number) => string | undefined;

const names = new WeakMap<object, Record<string, NameOf>>();

/** @param enums finds names of values, by field of `message` */
export function withEnumNames<Message extends object>(
  message: Message,
  enums: Record<string, NameOf>,
): Message {
  names.set(message, enums);
  return message;
}

/** Finds the names of the values of a field that is an enum. */
export const enumOf = (message: object, field: string): NameOf | undefined =>
  names.get(message)?.[field];
