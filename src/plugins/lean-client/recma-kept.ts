/**
 * Takes the marked texts of a page (`rehype-kept.ts`) out of its code for the browser: they are
 * in the page that the server sends, and `client/kept.tsx` takes them from there.
 *
 * Both are compiled from one code. `typeof window` the bundler knows for the browser, and drops what is
 * for the server; `kept-loader.mjs` brings the function that stands for a text.
 */
import type {CallExpression, ConditionalExpression, Expression, Program, Property} from 'estree';
import {SKIP, visit} from 'estree-util-visit';
import {mark, stand} from './kept-mark.mjs';

const literal = (value: string | number): Expression => ({type: 'Literal', value});

const inBrowser = (server: Expression, browser: Expression): ConditionalExpression => ({
  type: 'ConditionalExpression',
  test: {
    type: 'BinaryExpression',
    operator: '===',
    left: {
      type: 'UnaryExpression',
      operator: 'typeof',
      prefix: true,
      argument: {type: 'Identifier', name: 'window'},
    },
    right: literal('undefined'),
  },
  consequent: server,
  alternate: browser,
});

const kept = (tag: string, index: number): Expression => ({
  type: 'CallExpression',
  callee: {type: 'Identifier', name: stand},
  arguments: [literal(tag), literal(index)],
  optional: false,
});

function nameOf({key}: Property): unknown {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
}

/** Number of a marked text, by the properties of its element. */
function numberOf(properties: readonly Property[]): number | undefined {
  const value = properties.find((property) => nameOf(property) === mark)?.value;
  return value?.type === 'Literal' ? Number.parseInt(String(value.value), 10) : undefined;
}

/**
 * What stands for a marked element in the browser: nothing but its name (a component, an admonition,
 * makes a `div`), or where HTML is given to a component, this component without it.
 */
function inPlaceOf(call: CallExpression): Expression | undefined {
  const [type, props] = call.arguments;
  if (props?.type !== 'ObjectExpression') {
    return undefined;
  }
  const properties = props.properties.filter((property) => property.type === 'Property');
  const index = numberOf(properties);
  if (index === undefined) {
    return undefined;
  }
  const html = properties.find((property) => nameOf(property) === 'html');
  if (!html) {
    const isElement = type?.type === 'MemberExpression' && type.property.type === 'Identifier';
    const tag = isElement ? (type.property as {name: string}).name : 'div';
    return inBrowser(call, kept(tag, index));
  }
  const without: Expression = {
    ...props,
    properties: props.properties.map((property) =>
      property === html
        ? {...html, key: {type: 'Identifier', name: 'kept'}, value: kept('code', index)}
        : property,
    ),
  };
  return {...call, arguments: [type!, inBrowser(props, without)]};
}

export default function recmaKept() {
  return (tree: Program): void => {
    visit(tree, (node, key, index, ancestors) => {
      const parent = ancestors.at(-1) as unknown as Record<string, unknown> | undefined;
      const stands = node.type === 'CallExpression' ? inPlaceOf(node) : undefined;
      if (!stands || !parent || !key) {
        return undefined;
      }
      if (index === null || index === undefined) {
        parent[key] = stands;
      } else {
        (parent[key] as unknown[])[index] = stands;
      }
      // Marks are on the outermost elements.
      return SKIP;
    });
  };
}
