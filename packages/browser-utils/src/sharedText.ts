/**
 * Shares the content of a tool in the URL fragment, which browsers never send to the server. The fragment
 * contains the length of the text and the text as base64url of UTF-8: the length reveals links that a mail
 * client truncated, and words that a chat appended.
 */

/** Mail clients and chats truncate longer addresses. */
const shareLimit = 12_000;

/**
 * @param name key of the tool's content
 * @returns the fragment with its `#`
 */
export function sharedHash(name: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  const code = btoa(bytes.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `#${name}=${code.length}.${code}`;
}

/** Reports whether a fragment contains shared content, readable or not. */
export const isShared = (hash: string, name: string): boolean => hash.startsWith(`#${name}=`);

/** Text that a fragment contains; undefined for a truncated, damaged or unrelated fragment. */
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
    // Truncated in transit.
    return undefined;
  }
}

/**
 * Fields that a fragment contains as JSON. A field whose type differs from that in `fields` has the default
 * from there.
 */
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
    // Not JSON of this tool.
    return fields;
  }
}

/** Address of the current page with a text in its fragment; undefined where it would be too long. */
export function linkTo(name: string, text: string): string | undefined {
  const hash = sharedHash(name, text);
  return hash.length > shareLimit ? undefined : new URL(hash, window.location.href).href;
}
