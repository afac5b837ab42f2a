/**
 * Shares the content of a tool in the fragment of an address, which browsers never send.
 * Base64 for addresses, of the text as UTF-8, behind its length: a mail program may have cut a link, and a chat
 * may have added the words behind it.
 */

/** Longer texts make addresses that chats and mail programs cut. */
const shareLimit = 12_000;

/**
 * @param name what the tool calls its content
 * @returns a fragment with its `#`
 */
export function sharedHash(name: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  const code = btoa(bytes.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `#${name}=${code.length}.${code}`;
}

/** Whether a fragment shares something with a tool, be it readable or not. */
export const isShared = (hash: string, name: string): boolean => hash.startsWith(`#${name}=`);

/** The text that a fragment shares; undefined for one that is cut or damaged, and for any other fragment. */
export function readShared(hash: string, name: string): string | undefined {
  if (!isShared(hash, name)) {
    return undefined;
  }
  // Older links have no length.
  const [, length, rest = ''] = /^(?:(\d+)\.)?([\w-]*)/.exec(hash.slice(name.length + 2))!;
  const own = length ? rest.slice(0, Number(length)) : rest;
  if (own === '' || own.length < Number(length ?? 0)) {
    return undefined;
  }
  try {
    const code = own.replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    // Cut off on its way here.
    return undefined;
  }
}

/** Fields that a fragment shares as JSON: each that is not of the type it has in `fields` stays as it is there. */
export function sharedFields<Fields extends object>(
  shared: string | undefined,
  fields: Fields,
): Fields {
  try {
    const found = Object.entries(JSON.parse(shared ?? '{}') as object).filter(
      ([name, value]) =>
        Object.hasOwn(fields, name) &&
        value !== null &&
        typeof value === typeof fields[name as keyof Fields],
    );
    return {...fields, ...Object.fromEntries(found)};
  } catch {
    // Not written by this tool.
    return fields;
  }
}

/** The address of this page with a text in it; undefined for one that is too long. */
export function linkTo(name: string, text: string): string | undefined {
  const hash = sharedHash(name, text);
  return hash.length > shareLimit ? undefined : new URL(hash, window.location.href).href;
}
