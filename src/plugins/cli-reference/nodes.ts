/** Parts of a Markdown tree, as the parser would have made them from text. */
import type {PhrasingContent, Table} from 'mdast';
import * as nodes from '../nodes';

/** A flag or an argument, which is one word to a reader: it does not break (see `reference.css`). */
const nameOfOne = /^(?:--?[\w-]+|<[\w-]+>)$/;

/** Text in which backticks mark code, as in Markdown; nothing else is markup. */
export function inline(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => {
      if (index % 2 === 0) {
        return {type: 'text', value};
      }
      return nameOfOne.test(value)
        ? {type: 'inlineCode', value, data: {hProperties: {className: ['cli-name']}}}
        : {type: 'inlineCode', value};
    })
    .filter((node) => 'value' in node && node.value !== '');
}

/** A table whose texts are read by `inline`. */
export const table = (head: readonly string[], rows: readonly (readonly nodes.Cell[])[]): Table =>
  nodes.table(
    head,
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? inline(cell) : cell))),
  );
