/**
 * Highlights code while pages are compiled, so that neither grammars nor tokenizer reach the reader:
 * fences, those that other plugins generate among them, and in MDX
 *
 *     <CodeBlock language="bash" title="run.sh">{`npm start`}</CodeBlock>
 *
 * with its text as a literal. Code that is only known in the browser is shown in one colour.
 * A fault names file, line and remedy, and stops the build.
 *
 * Comes after the plugins that write fences; Mermaid's are no code any more at that point.
 */
import path from 'node:path';
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../config/locales';
import {highlightBlock, type CodeSource} from './block';
import {CodeFault} from './marks';

interface CodeOptions {
  locale: Locale;
}

/** Most of a page, and no block of code stands in them. */
const holdLines: ReadonlySet<string> = new Set(['heading', 'paragraph', 'table']);

/** The text of an element that holds nothing but `{'…'}` or `` {`…`} ``. */
function literalIn({children}: MdxJsxFlowElement): string | undefined {
  const [child] = children;
  if (children.length !== 1 || child?.type !== 'mdxFlowExpression') {
    return undefined;
  }
  const [statement] = child.data?.estree?.body ?? [];
  const value = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (value?.type === 'TemplateLiteral' && value.expressions.length === 0) {
    return value.quasis[0]?.value.cooked ?? undefined;
  }
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

function attributesOf({attributes}: MdxJsxFlowElement): Map<string, string> {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof (attribute.value ?? '') === 'string'
        ? [[attribute.name, (attribute.value as string | null) ?? '']]
        : [],
    ),
  );
}

/** Highlights the literal of `<CodeBlock>`; an element with anything else in it stays as it is. */
function highlightElement(
  element: MdxJsxFlowElement,
  highlight: (node: Node, source: Omit<CodeSource, 'locale'>) => object,
): void {
  const code = literalIn(element);
  if (code === undefined) {
    return;
  }
  const given = attributesOf(element);
  const numbers = given.has('showLineNumbers') ? ' showLineNumbers' : '';
  const block = highlight(element, {
    code: code.replace(/^\n/, ''),
    language: given.get('language'),
    meta: (given.get('metastring') ?? '') + numbers,
  });
  const made = Object.entries(block).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value: String(value),
  }));
  const replaced = new Set([...Object.keys(block), 'metastring', 'showLineNumbers']);
  element.attributes = [
    ...element.attributes.filter((it) => it.type !== 'mdxJsxAttribute' || !replaced.has(it.name)),
    ...made,
  ];
  element.children = [];
}

const remarkCode: Plugin<[CodeOptions], Root> = ({locale}) => {
  return (tree, file) => {
    const highlight = (node: Node, source: Omit<CodeSource, 'locale'>) => {
      try {
        return highlightBlock({...source, locale});
      } catch (error) {
        if (error instanceof CodeFault) {
          const start = node.position?.start.line;
          const line = start === undefined ? '?' : start + error.line;
          throw new Error(`${path.relative(process.cwd(), file.path)}:${line}: ${error.message}`);
        }
        throw error;
      }
    };
    visit(tree, (node) => {
      if (holdLines.has(node.type)) {
        return SKIP;
      }
      if (node.type === 'code') {
        const {lang, meta, value} = node;
        const block = highlight(node, {
          code: value,
          language: lang ?? undefined,
          meta: meta ?? '',
        });
        // An element of its own, with the block as properties: see the `pre` of MDXComponents.
        Object.assign(node, {
          type: 'highlightedCode',
          data: {hName: 'pre', hProperties: block},
          lang: undefined,
          meta: undefined,
          value: undefined,
        });
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock') {
        highlightElement(node, highlight);
      }
      return undefined;
    });
  };
};

export default remarkCode;
