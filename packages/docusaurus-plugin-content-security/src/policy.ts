/**
 * Content-Security-Policy: one for all pages, because client-side navigation preserves the document that was
 * loaded first.
 */
/** Hosts other than the site's own that pages may load scripts from or connect to. */
export interface Origins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  /** True if inline scripts write HTML before the Trusted Types policy exists, like the base URL banner. */
  readonly writesHtml?: boolean;
}

/**
 * Value of the header.
 * @param scripts `'sha256-…'` of each inline script of the built pages
 * @param origins hosts of the enabled services
 */
export function contentSecurityPolicy(scripts: readonly string[], origins: Origins): string {
  const directives: Record<string, readonly string[]> = {
    // Firefox applies this directive to prefetched pages. Unused kinds of content are disallowed below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...origins.script],
    // Pages have style attributes, and each diagram has a <style>, which client-side navigation inserts: neither
    // hashes nor nonces can allow them. The risk of an injected style is small: images, fonts and connections are
    // limited to this host, so it cannot send data elsewhere.
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: is for icons in the styles of Infima and of the site.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // `default` is client/trustedTypes.ts, `dompurify` belongs to Mermaid. Scripts of
    // other hosts write HTML and would break.
    ...(origins.script.length === 0 &&
      !origins.writesHtml && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'dompurify'],
      }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
