/**
 * The Content-Security-Policy of every page: one policy for all of them, because a reader goes from
 * page to page within the document that was loaded first.
 */
/** Hosts other than the site's own that pages may load scripts from or connect to. */
export interface Origins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  /** Inline scripts write HTML before the Trusted Types policy is there, as the base URL banner does. */
  readonly writesHtml?: boolean;
}

/**
 * The value of the header.
 * @param scripts `'sha256-…'` of each inline script of the built pages
 * @param origins hosts of the services that are switched on
 */
export function contentSecurityPolicy(scripts: readonly string[], origins: Origins): string {
  const directives: Record<string, readonly string[]> = {
    // Firefox asks this directive about pages that are fetched ahead. What pages do not use is refused below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...origins.script],
    // Each page has a style attribute or two, and each diagram a <style> of its own, which comes with it
    // when a reader gets to its page by a link; neither hashes nor nonces can name those. What an
    // injected style could do is small: images, fonts and connections stay on this host, so it can send
    // nothing anywhere.
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: the icons in the styles of Infima and of the site.
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
    // `default` is client/trustedTypes.ts, `dompurify` comes with Mermaid. Scripts of
    // other hosts write what they like and would break.
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
