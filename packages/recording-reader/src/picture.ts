/** Pictures in messages that a browser can display without conversion. */
import {base64Of} from './tree';

const beginnings: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

const largest = 8 * 1024 * 1024;

/** Returns the bytes of a field; JSON messages encode them as Base64. */
export function bytesOf(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) {
    return value;
  }
  if (typeof value !== 'string' || value.length > 2 * largest) {
    return undefined;
  }
  try {
    return Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL of the picture in a CompressedImage message. The format is detected from the bytes, not from
 * the `format` field. SVG is excluded because it could contain scripts.
 */
export function pictureOf(message: unknown): string | undefined {
  const data =
    typeof message === 'object' && message !== null && 'data' in message ? message.data : undefined;
  const bytes = bytesOf(data);
  if (!bytes || bytes.length > largest) {
    return undefined;
  }
  const type = beginnings.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  return type && `data:${type};base64,${base64Of(bytes)}`;
}
