/** Pictures in messages that a browser can display without conversion. */
import {base64Decode, base64Encode} from '@bufbuild/protobuf/wire';

const beginnings: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  // Sound and video files also begin with RIFF.
  ['image/webp', /^RIFF.{4}WEBP/s],
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
    return base64Decode(value);
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
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const type = beginnings.find(([, pattern]) => pattern.test(start))?.[0];
  return type && `data:${type};base64,${base64Encode(bytes)}`;
}
