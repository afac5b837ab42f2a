/**
 * Inlines the messages of a language: `translate({id: 'a', message: 'b', description: 'c'})` becomes its
 * message, `<Translate>` retains only its message. Each language has its own scripts, so each message can be part
 * of the code that shows it.
 */
import {parse} from 'acorn';

const source = '@docusaurus/Translate';

/** Calls `visit` for a syntax node and all its descendants. */
function walk(node, visit) {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') {
        walk(child, visit);
      }
    }
  }
}

/** Text of a literal; `undefined` for any other node. */
function text(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : undefined;
}

const valueOf = (object, name) =>
  object.properties?.find(({key, computed}) => !computed && (key?.name ?? key?.value) === name)
    ?.value;

/** First placeholder of a message without a value in an object. */
const missingValue = (message, object) =>
  message.match(/(?<=\{)\w+(?=\})/g)?.find((name) => !valueOf(object, name));

/**
 * @param {string} code Module compiled to plain JavaScript.
 * @param {Record<string, string>} messages Texts of a language by id.
 * @returns {string} The module with inlined messages.
 * @throws Error for a message whose id is computed in the browser, because it is in no table, and for one that
 * lacks a value.
 */
export function inlineMessages(code, messages) {
  const tree = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const names = new Map(
    tree.body
      .filter((node) => node.type === 'ImportDeclaration' && node.source.value === source)
      .flatMap((node) => node.specifiers)
      .map(({imported, local}) => [local.name, imported?.name ?? 'default']),
  );
  const edits = [];

  walk(tree, (node) => {
    if (node.type !== 'CallExpression') {
      return;
    }
    const [first, second] = node.arguments;
    const isCall = names.get(node.callee.name) === 'translate';
    if (!isCall && names.get(first?.name) !== 'default') {
      return;
    }
    const object = isCall ? first : second;
    const isPlain = object?.type === 'ObjectExpression';
    const id = isPlain ? text(valueOf(object, 'id')) : undefined;
    if (id === undefined) {
      throw new Error('A message needs an id that is written out in its declaration.');
    }
    // The theme's own components show these messages too, so they remain in the table.
    if (id.startsWith('theme.')) {
      return;
    }
    const key = isCall ? 'message' : 'children';
    const own = messages[id] ?? text(valueOf(object, key)) ?? id;
    const message = JSON.stringify(own);
    const missing = isCall && second && missingValue(own, second);
    if (missing) {
      throw new Error(`The message "${id}" has no value for {${missing}}.`);
    }
    if (isCall && !second) {
      edits.push({start: node.start, end: node.end, to: message});
    } else if (valueOf(object, 'values')) {
      throw new Error(`The message "${id}" has values: write it with translate().`);
    } else {
      edits.push({start: object.start, end: object.end, to: `{${key}: ${message}}`});
    }
  });

  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, {start, end, to}) => rest.slice(0, start) + to + rest.slice(end), code);
}

/** Option: `messages` of the language by id. */
export default function translateLoader(code) {
  return code.includes(source) ? inlineMessages(code, this.getOptions().messages) : code;
}
