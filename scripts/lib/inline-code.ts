/** Finds the code that a page holds inside of itself, the way a browser reads the page. */
import {createHash} from 'node:crypto';
import {SAXParser} from 'parse5-sax-parser';

/** Types of `<script>` that run; others, such as JSON-LD, are data and need no hash. */
const codeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Reads a page, without building its tree.
 * @returns the text of each inline script that runs, and each attribute that holds code
 */
export function inlineCode(html: string): {scripts: string[]; handlers: string[]} {
  const scripts: string[] = [];
  const handlers: string[] = [];
  let inScript = false;
  const parser = new SAXParser();
  parser.on('startTag', ({tagName, attrs}) => {
    for (const {name, value} of attrs) {
      if (name.startsWith('on') || /^\s*javascript:/i.test(value)) {
        handlers.push(`<${tagName} ${name}="${value}">`);
      }
    }
    const attribute = (wanted: string) => attrs.find(({name}) => name === wanted)?.value;
    inScript =
      tagName === 'script' &&
      attribute('src') === undefined &&
      codeTypes.test(attribute('type')?.trim() ?? '');
    if (inScript) {
      scripts.push('');
    }
  });
  parser.on('text', ({text}) => {
    if (inScript) {
      scripts[scripts.length - 1] += text;
    }
  });
  parser.on('endTag', () => {
    inScript = false;
  });
  parser.end(html);
  return {scripts, handlers};
}

/** The source expression that allows an inline script. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Compares a policy with pages.
 * @param pages the HTML by the name of the file
 * @returns one line for each hash that is missing, and for each that no page needs
 */
export function comparePolicy(policy: string, pages: Readonly<Record<string, string>>): string[] {
  const allowed = new Set(policy.match(/'sha256-[^']+'/g));
  const needed = new Set<string>();
  const missing: string[] = [];
  for (const [page, html] of Object.entries(pages)) {
    for (const script of inlineCode(html).scripts) {
      const hash = hashOf(script);
      needed.add(hash);
      if (!allowed.has(hash)) {
        missing.push(
          `${page}: the policy lacks ${hash} for its inline script: ${script.slice(0, 60)}`,
        );
      }
    }
  }
  const orphans = [...allowed].filter((hash) => !needed.has(hash));
  return [...missing, ...orphans.map((hash) => `the policy holds ${hash}, which no page needs`)];
}
