/**
 * Headers of the built site, for all hosts: `writeHostFiles` writes them for nginx, Cloudflare Pages and Netlify,
 * with the caching and types of `build-utils`.
 */
import {contentSecurityPolicy, type Origins} from './policy';

export interface Header {
  name: string;
  value: string;
  /**
   * Responses with the header; default: all. `documents`: responses that a browser can open as a
   * page, for long headers that only add bytes to scripts and styles. `https`: encrypted responses.
   * nginx honors it; `_headers` sends each header with all responses.
   */
  only?: 'documents' | 'https';
}

/** Browser features that no page uses, disabled for injected code. */
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
 * Security headers of the site.
 * @param scripts `'sha256-…'` of each inline script of the built pages
 * @param origins hosts of the enabled services
 *
 * Not sent: Cross-Origin-Embedder-Policy, because no page needs `SharedArrayBuffer` and it would
 * break optional parts; Cross-Origin-Resource-Policy, because other sites show the preview image
 * of a link.
 */
export function securityHeaders(scripts: readonly string[], origins: Origins): Header[] {
  return [
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    // Two years; without `preload`, which the owner of the domain decides.
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
    // For browsers without `frame-ancestors`.
    {name: 'X-Frame-Options', value: 'DENY', only: 'documents'},
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin', only: 'documents'},
    {
      name: 'Permissions-Policy',
      value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      only: 'documents',
    },
  ];
}
