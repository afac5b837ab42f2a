/**
 * Takes the marked texts of a page (`rehype-kept.ts`) out of its code for the browser: they are
 * in the page that the server sends, and `client/kept.tsx` takes them from there.
 */
import {parse} from 'acorn';
import {mark} from './kept-mark.mjs';

/** Name of the function that stands for a text, in the code of a page. */
const stand = '__kept';

const keyOf = ({key}) => key?.name ?? key?.value;

/**
 * What makes a marked element: a call (of a component, an admonition: it makes a `div`), or the HTML
 * that is given to a component.
 */
function markedParts(node, found = []) {
  const [type, props] = node.type === 'CallExpression' ? node.arguments : [];
  const property = (name) => props.properties.find((entry) => keyOf(entry) === name);
  const value = props?.type === 'ObjectExpression' ? property(mark)?.value.value : undefined;
  if (value !== undefined) {
    const [index, version] = value.split(':');
    const html = property('html');
    found.push(
      html
        ? {...html, index, version, tag: 'code', before: 'kept: '}
        : {...node, index, version, tag: type.property?.name ?? 'div', before: ''},
    );
    return found;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') {
        markedParts(child, found);
      }
    }
  }
  return found;
}

/**
 * @param {string} code A page after it was compiled to plain JavaScript.
 * @param {string} client Path of the module that brings the texts.
 * @returns {string} The page without its texts.
 * @throws Error if the page tells no address, or SyntaxError if it is no plain JavaScript.
 */
export function withoutTexts(code, client) {
  const tree = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const parts = markedParts(tree).sort((a, b) => a.start - b.start);
  if (parts.length === 0) {
    return code;
  }
  const metadata = tree.body.find(
    ({type, source, specifiers}) =>
      type === 'ExportNamedDeclaration' &&
      source &&
      specifiers.some(({exported}) => exported.name === 'metadata'),
  )?.source.value;
  if (metadata === undefined) {
    throw new Error(
      'This page exports no metadata: adapt src/plugins/lean-client, or build with LEAN=0.',
    );
  }
  const changed = parts.reduceRight(
    (rest, {start, end, before, tag, index}) =>
      `${rest.slice(0, start)}${before}${stand}(${JSON.stringify(tag)}, ${index})${rest.slice(end)}`,
    code,
  );
  return `import {keptOf as ${stand}Of} from ${JSON.stringify(client)};
import {permalink as ${stand}At} from ${JSON.stringify(metadata)};
const ${stand} = ${stand}Of(${stand}At, ${JSON.stringify(parts.find(({version}) => version).version)});
${changed}`;
}

/** Option: `client`, as of `withoutTexts`. */
export default function keptLoader(code) {
  return code.includes(mark) ? withoutTexts(code, this.getOptions().client) : code;
}
