/**
 * Headers, caching and types of the built site, the one source for every host: `writeHostFiles` writes
 * them for nginx, Cloudflare Pages and Netlify.
 */
import {contentSecurityPolicy, type Origins} from './policy';

export interface Header {
  name: string;
  value: string;
  /**
   * Responses that get the header; default: all. `documents`: responses that a browser can open as a
   * page, for long headers that only add bytes to scripts and styles. `https`: encrypted responses.
   */
  only?: 'documents' | 'https';
}

/** Features of browsers that no page uses, so nothing that gets into a page may use them either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every page.
 * @param scripts `'sha256-…'` of each inline script of the built pages
 * @param origins hosts of the services that are switched on
 *
 * Not sent: Cross-Origin-Embedder-Policy, because no page needs `SharedArrayBuffer` and it would
 * break optional parts; Cross-Origin-Resource-Policy, because other sites show the preview image
 * of a link.
 */
export function securityHeaders(scripts: readonly string[], origins: Origins): Header[] {
  return [
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    // Two years; without `preload`, which is up to the owner of the domain.
    {
      name: 'Strict-Transport-Security',
      value: 'max-age=63072000; includeSubDomains',
      only: 'https',
    },
    {
      name: 'Content-Security-Policy',
      value: contentSecurityPolicy(scripts, origins),
      only: 'documents',
    },
    // For browsers that do not know `frame-ancestors`.
    {name: 'X-Frame-Options', value: 'DENY', only: 'documents'},
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin', only: 'documents'},
    {
      name: 'Permissions-Policy',
      value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      only: 'documents',
    },
  ];
}

/**
 * Folders whose files all carry a hash of their content in their name, or lie in a folder named by
 * the version of their package; the build checks that.
 */
export const hashedFolders = ['assets', 'en/assets'] as const;

export const cacheControl = {
  /** For `hashedFolders`: a changed file has another name. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all else: a browser may keep it, and asks each time whether it is still current. */
  other: 'no-cache',
} as const;

export interface FileType {
  type: string;
  /** Sent with `charset=utf-8`, and compressed. */
  text: boolean;
}

/** By ending: every kind of file that a build may hold. The build stops at one that is not here. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  avif: {type: 'image/avif', text: false},
  css: {type: 'text/css', text: true},
  html: {type: 'text/html', text: true},
  ico: {type: 'image/x-icon', text: false},
  jpg: {type: 'image/jpeg', text: false},
  js: {type: 'text/javascript', text: true},
  json: {type: 'application/json', text: true},
  // The sample recording; its chunks are compressed already.
  mcap: {type: 'application/octet-stream', text: false},
  md: {type: 'text/markdown', text: true},
  pdf: {type: 'application/pdf', text: false},
  png: {type: 'image/png', text: false},
  svg: {type: 'image/svg+xml', text: true},
  txt: {type: 'text/plain', text: true},
  webmanifest: {type: 'application/manifest+json', text: true},
  webp: {type: 'image/webp', text: false},
  woff2: {type: 'font/woff2', text: false},
  xml: {type: 'application/xml', text: true},
  zip: {type: 'application/zip', text: false},
};

/** By name: files whose ending does not say what they are. */
export const namedFileTypes: Readonly<Record<string, FileType>> = {
  'atom.xml': {type: 'application/atom+xml', text: true},
  'opensearch.xml': {type: 'application/opensearchdescription+xml', text: true},
  'rss.xml': {type: 'application/rss+xml', text: true},
};
