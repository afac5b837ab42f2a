import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {lineOf, type MarkdownRoot} from '../lib/markdown';
import type {Page} from '../lib/page';
import {perPage} from '../lib/rule';

/** Names defined by MDX and JavaScript. */
const builtIn = ['props', 'frontMatter', 'true', 'false', 'null', 'undefined'];

/** Names defined by the `import` and `export` lines of a page. */
const declared = ({lines}: Page): string[] =>
  lines
    .filter((line) => /^(?:import|export)\s/.test(line))
    .flatMap((line) => line.replace(/\sfrom\s.*$|=.*$/, '').match(/[\w$]+/g) ?? []);

/** Comments, and texts without a value in them. */
const plain = /\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"|'[^'\n]*'|`[^`$]*`/gm;

/** Variables of an expression, without members and object keys. */
const namesIn = (expression: string): string[] =>
  expression
    .replace(plain, ' ')
    .replaceAll('...', ' ')
    .match(/(?<![\p{L}\w$.])[\p{L}_$][\p{L}\w$]*(?![\p{L}\w$]|\s*:)/gu) ?? [];

function expressions(root: MarkdownRoot): {value: string; line: number}[] {
  const found: {value: string; line: number}[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      found.push({value: node.value, line: lineOf(node)});
    }
  });
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    for (const {type, value} of (node as MdxJsxFlowElement).attributes) {
      const code = typeof value === 'object' ? value?.value : value;
      if (code && (typeof value === 'object' || type === 'mdxJsxExpressionAttribute')) {
        found.push({value: code, line: lineOf(node)});
      }
    }
  });
  return found;
}

/** Checks that braces in prose and attributes contain a comment, a literal, or a name in scope. */
export const proseExpressions = perPage((page, report) => {
  const known = new Set([...builtIn, ...declared(page)]);
  for (const {value, line} of expressions(page.root)) {
    const unknown = namesIn(value).find((name) => !known.has(name));
    if (unknown !== undefined) {
      report(
        line,
        `{${value.trim()}} is an expression, and "${unknown}" has no value on the page`,
        'Put text with a brace in backticks, or import the name',
      );
    }
  }
});
