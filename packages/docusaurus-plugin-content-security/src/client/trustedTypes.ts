/**
 * The default policy of Trusted Types, demanded by `policy.ts`: a browser that
 * knows them passes every text through it that is about to become HTML or a script.
 *
 * React, Mermaid and the loader of chunks hand such texts over as plain strings. Code in them would
 * not run anyway; this also refuses what the other directives let through: elements that take a
 * reader, or what a reader types, elsewhere.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<string, (text: string, type: string, sink: string) => string | null>,
  ): void;
}

const unwanted = /<(?:base|embed|form|iframe|link|meta|object|script)\b/i;

/** HTML with which React creates a script element. */
const emptyScript = '<script></script>';

/** Reads a whole page; nothing in the document that comes of it runs or is shown. */
const inertSink = 'DOMParser parseFromString';

function createHTML(text: string, _type: string, sink: string): string | null {
  return sink === inertSink || text === emptyScript || !unwanted.test(text) ? text : null;
}

/** JSON-LD is the only content of script elements that is written in the browser. */
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
