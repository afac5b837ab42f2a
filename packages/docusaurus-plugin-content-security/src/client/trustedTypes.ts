/**
 * Default policy of Trusted Types, required by `policy.ts`: supporting browsers pass every text through it that
 * becomes HTML or a script.
 *
 * React, Mermaid and the loader of chunks pass such texts as plain strings. The other directives already prevent
 * code in them from running; this policy also rejects elements that navigate elsewhere or submit input there.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<string, (text: string, type: string, sink: string) => string | null>,
  ): void;
}

const unwanted = /<(?:base|embed|form|iframe|link|meta|object|script)\b/i;

/** HTML from which React creates a script element. */
const emptyScript = '<script></script>';

/** Sink that parses a whole page; the resulting document neither runs nor is shown. */
const inertSink = 'DOMParser parseFromString';

function createHTML(text: string, _type: string, sink: string): string | null {
  return sink === inertSink || text === emptyScript || !unwanted.test(text) ? text : null;
}

/** Allows JSON-LD, the only content of script elements that the browser writes. */
function createScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

function createScriptURL(text: string): string | null {
  return new URL(text, window.location.href).origin === window.location.origin ? text : null;
}

if (ExecutionEnvironment.canUseDOM) {
  const {trustedTypes} = window as Window & {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {createHTML, createScript, createScriptURL});
}
