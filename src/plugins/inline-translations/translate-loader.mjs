/**
 * Puts the messages of a language into the code that shows them: `translate({id: 'a', message: 'b',
 * description: 'c'})` becomes its message, `<Translate>` keeps only its message. Each language has its
 * own scripts, so each message can come with the code that shows it.
 *
 * What cannot be resolved here (an id that is computed) is looked up in the browser as before, in what
 * modules add to `@generated/codeTranslations`: each such module adds all messages whose ids it spells out.
 */
import {parse} from 'acorn';

const source = '@docusaurus/Translate';

/** Calls `visit` for a node of a syntax tree and all below it, imports apart. */
function walk(node, visit) {
  if (node.type === 'ImportDeclaration') {
    return;
  }
  visit(node);
  // Of a property only the value: its name is no use of what is imported under the same name.
  for (const value of node.type === 'Property' ? [node.value] : Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') {
        walk(child, visit);
      }
    }
  }
}

/** The text of a literal; `undefined` if it is none. */
function text(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : undefined;
}

/** A property of an object by its name. */
function property(object, name) {
  return object.properties.find(({key}) => (key?.name ?? key?.value) === name);
}

/** The default text of a declaration is `message` of `translate()` and the child of `<Translate>`. */
const kinds = {translate: 'message', default: 'children'};

/**
 * @param {string} code A module after it was compiled to plain JavaScript.
 * @param {Record<string, string>} messages Texts of a language by id.
 * @returns {string} The module with its messages.
 * @throws SyntaxError if the module is no plain JavaScript.
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
  const spelled = {};
  let uses = 0;
  let resolved = 0;

  /** Text of a declaration and its properties; nothing if only the browser can tell its id. */
  const resolve = (object, kind) => {
    if (
      object?.type !== 'ObjectExpression' ||
      object.properties.some((entry) => entry.type !== 'Property' || entry.computed)
    ) {
      return undefined;
    }
    const id = property(object, 'id');
    const message = property(object, kinds[kind]);
    const key = text((id ?? message)?.value);
    if (key === undefined) {
      return undefined;
    }
    resolved += 1;
    return {result: JSON.stringify(messages[key] ?? text(message?.value) ?? key), id, message};
  };

  /** Leaves of a declaration its text and what is put into it. */
  const shorten = (object, kind, {result, id, message}) => {
    const kept = id ?? message;
    const dropped = [message, property(object, 'description')];
    object.properties.forEach((entry, index) => {
      if (entry === kept) {
        edits.push({start: entry.start, end: entry.end, to: `${kinds[kind]}: ${result}`});
      } else if (dropped.includes(entry)) {
        const end = object.properties[index + 1]?.start ?? object.end - 1;
        edits.push({start: entry.start, end, to: ''});
      }
    });
  };

  walk(tree, (node) => {
    if (node.type === 'Identifier' && names.has(node.name)) {
      uses += 1;
    }
    const key = text(node);
    if (key !== undefined && Object.hasOwn(messages, key)) {
      spelled[key] = messages[key];
    }
    if (node.type !== 'CallExpression') {
      return;
    }
    const [first, second] = node.arguments;
    if (names.get(node.callee.name) === 'translate') {
      const found = resolve(first, 'translate');
      if (found && second) {
        shorten(first, 'translate', found);
      } else if (found) {
        edits.push({start: node.start, end: node.end, to: found.result});
      }
    } else if (names.get(first?.name) === 'default') {
      const found = resolve(second, 'default');
      if (found) {
        shorten(second, 'default', found);
      }
    }
  });

  const changed = edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, {start, end, to}) => rest.slice(0, start) + to + rest.slice(end), code);
  return uses === resolved
    ? changed
    : `import lookedUp from '@generated/codeTranslations';Object.assign(lookedUp, ${JSON.stringify(spelled)});${changed}`;
}

/** Options: `messages` of the language by id, and the `file` that they are from. */
export default function translateLoader(code) {
  const {messages, file} = this.getOptions();
  if (!code.includes(source)) {
    return code;
  }
  this.addDependency(file);
  return inlineMessages(code, messages);
}
