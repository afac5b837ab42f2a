/** Finds the inline scripts and event handlers of a page. */
import {createHash} from 'node:crypto';
import {elements, property, parseHtml} from 'docusaurus-plugin-post-build';
import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';

export interface ScriptsInPage {
  /** Text of each inline script that runs. */
  scripts: string[];
  /** Attributes that contain code: `<a onclick="go()">`. */
  handlers: string[];
}

/** Types of `<script>` that run; others, such as JSON-LD, are data and need no hash. */
const codeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isInline = (element: Element): boolean =>
  element.tagName === 'script' &&
  element.properties.src === undefined &&
  codeTypes.test(property(element, 'type')?.trim() ?? '');

/** Reads a parsed page. */
export function inlineScriptsIn(root: Root): ScriptsInPage {
  const scripts: string[] = [];
  const handlers: string[] = [];
  for (const element of elements(root)) {
    for (const [name, value] of Object.entries(element.properties)) {
      if (name.startsWith('on') || /^\s*javascript:/i.test(String(value))) {
        handlers.push(`<${element.tagName} ${name.toLowerCase()}="${String(value)}">`);
      }
    }
    if (isInline(element)) {
      scripts.push(toText(element, {whitespace: 'pre'}));
    }
  }
  return {scripts, handlers};
}

/** Reads a page from its HTML. */
export const inlineScripts = (html: string): ScriptsInPage => inlineScriptsIn(parseHtml(html));

/** Source expression that allows an inline script. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** File in the folder of the site with the hashes of a language, as a JSON list. */
export const inlineScriptsFile = (locale: string): string =>
  `_deploy/inline-scripts-${locale}.json`;
