/** Colors numbers, booleans, and null as code blocks do: the grammar of YAML has one kind for all plain scalars. */
import {syntaxTree} from '@codemirror/language';
import {Decoration, ViewPlugin, type DecorationSet, type EditorView} from '@codemirror/view';

const word = Decoration.mark({attributes: {style: 'color: var(--code-keyword)'}});
const number = Decoration.mark({attributes: {style: 'color: var(--code-number)'}});

function colorsOf({state, visibleRanges}: EditorView): DecorationSet {
  const ranges = visibleRanges.flatMap((range) => {
    const found: ReturnType<Decoration['range']>[] = [];
    syntaxTree(state).iterate({
      ...range,
      enter({name, from, to, node}) {
        if (name !== 'Literal' || node.parent?.name === 'Key') {
          return;
        }
        const text = state.sliceDoc(from, to);
        if (/^(?:true|false|null|~)$/.test(text)) {
          found.push(word.range(from, to));
        } else if (!Number.isNaN(Number(text))) {
          found.push(number.range(from, to));
        }
      },
    });
    return found;
  });
  return Decoration.set(ranges, true);
}

export const plainScalars = ViewPlugin.define(
  (view) => ({
    marks: colorsOf(view),
    update({view: next, state, startState, docChanged, viewportChanged}) {
      if (docChanged || viewportChanged || syntaxTree(state) !== syntaxTree(startState)) {
        this.marks = colorsOf(next);
      }
    },
  }),
  {decorations: ({marks}) => marks},
);
