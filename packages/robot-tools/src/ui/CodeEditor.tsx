/**
 * CodeMirror with the colors of the site, completion, tooltips, and marked faults. CodeMirror is large, so only code
 * that is loaded on demand imports it.
 */
import React, {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionSource,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {yaml} from '@codemirror/lang-yaml';
import {bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {
  EditorState,
  StateEffect,
  StateField,
  Transaction,
  type Extension,
  type TransactionSpec,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  hoverTooltip,
  keymap,
  lineNumbers,
  type DecorationSet,
  type Tooltip,
} from '@codemirror/view';
import {texts} from './texts';
import {colors, theme} from './codeEditorTheme';
import {plainScalars} from './plainScalars';
import styles from './CodeEditor.module.css';
import type {Fault} from './fault';

/** Range of the text, as offsets. */
export interface Range {
  from: number;
  to: number;
}

/** Returns the tooltip of a position. */
export type HoverSource = (text: string, at: number) => (Range & {text: string}) | undefined;

export interface EditorHandle {
  /** Moves the cursor to an offset, and scrolls it into view. */
  show: (at: number) => void;
}

interface Props {
  ref?: Ref<EditorHandle>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Syntax highlighting. Long lines of YAML scroll, because indentation is significant; others wrap. */
  language?: 'yaml' | 'json' | 'text';
  faults?: readonly Pick<Fault, 'from' | 'to' | 'message'>[];
  /** Emphasized ranges. */
  marks?: readonly Range[];
  complete?: CompletionSource;
  hover?: HoverSource;
  /** True if the field has one line: Enter does nothing, and lines of pasted text are joined. */
  isLine?: boolean;
}

const none: readonly never[] = [];

const setEmphasis = StateEffect.define<DecorationSet>();

/** Emphasized ranges, which move with edits until they are replaced. */
const emphasis = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (last, {changes, effects}) =>
    effects.find((effect) => effect.is(setEmphasis))?.value ?? last.map(changes),
  provide: (field) => EditorView.decorations.from(field),
});

/** Joins the lines that a change adds, or drops the change of a key that adds a line. */
function inOneLine(change: Transaction): Transaction | readonly TransactionSpec[] {
  if (change.newDoc.lines === 1) {
    return change;
  }
  const text = change.newDoc.toString();
  const changes = Array.from(text.matchAll(/\s*\n\s*/g), ({0: gap, index}) => ({
    from: index,
    to: index + gap.length,
    insert: index === 0 || index + gap.length === text.length ? '' : ' ',
  }));
  const isKey = change.annotation(Transaction.userEvent) === 'input';
  return isKey ? [] : [change, {changes, sequential: true}];
}

export default function CodeEditor(props: Props): ReactNode {
  const {ref, label, value, language = 'yaml', isLine = false} = props;
  const {faults = none, marks = none, complete, hover} = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // Current props, for callbacks of the editor, which is created once.
  const now = useRef(props);
  now.current = props;

  useImperativeHandle(ref, () => ({
    show(at) {
      view.current?.dispatch({selection: {anchor: at}, scrollIntoView: true});
      view.current?.focus();
    },
  }));

  useEffect(() => {
    const extensions: Extension[] = [
      isLine ? EditorState.transactionFilter.of(inOneLine) : [lineNumbers(), lintGutter()],
      language === 'yaml' ? [] : EditorView.lineWrapping,
      history(),
      bracketMatching(),
      closeBrackets(),
      indentOnInput(),
      theme,
      syntaxHighlighting(colors),
      // JSON is a subset of YAML.
      language === 'text' ? [] : [yaml(), plainScalars],
      EditorState.phrases.of({Completions: texts.completions}),
      // Accessibility checkers do not detect that editable content in a scroller is focusable.
      EditorView.contentAttributes.of({'aria-label': label, spellcheck: 'false', tabindex: '0'}),
      emphasis,
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      autocompletion({
        icons: false,
        override: complete ? [(context) => now.current.complete!(context)] : [],
      }),
      hover ? hoverTooltip((editor, at) => tooltip(now.current.hover?.(textOf(editor), at))) : [],
      EditorView.updateListener.of(({docChanged, state}) => {
        if (docChanged) {
          now.current.onChange(state.doc.toString());
        }
      }),
    ];
    view.current = new EditorView({
      parent: place.current!,
      state: EditorState.create({doc: now.current.value, extensions}),
    });
    return () => view.current?.destroy();
    // Labels do not change while the field is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const editor = view.current!;
    if (textOf(editor) !== value) {
      editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: value}});
    }
  }, [value]);

  useEffect(() => {
    const editor = view.current!;
    const {length} = editor.state.doc;
    const within = faults
      .filter(({from}) => from <= length)
      .map(({from, to, message}) => ({
        from,
        // Marks only the first line of a fault.
        to: Math.max(from, Math.min(to, editor.state.doc.lineAt(from).to)),
        severity: 'error' as const,
        message,
      }));
    editor.dispatch(setDiagnostics(editor.state, within));
  }, [faults, value]);

  useEffect(() => {
    const editor = view.current!;
    const {length} = editor.state.doc;
    const within = marks.filter(({from, to}) => from < to && to <= length);
    const shown = Decoration.set(
      within.map(({from, to}) => Decoration.mark({class: 'cm-emphasis'}).range(from, to)),
      true,
    );
    editor.dispatch({effects: setEmphasis.of(shown)});
    if (within[0]) {
      // Scrolls the field only, not the page.
      const {top} = editor.lineBlockAt(within[0].from);
      editor.scrollDOM.scrollTop = Math.max(0, top - 60);
    }
  }, [marks, value]);

  return <div ref={place} className={isLine ? styles.line : styles.editor} />;
}

const textOf = (view: EditorView): string => view.state.doc.toString();

function tooltip(found: ReturnType<HoverSource>): Tooltip | null {
  if (!found) {
    return null;
  }
  return {
    pos: found.from,
    end: found.to,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'cm-about';
      dom.textContent = found.text;
      return {dom};
    },
  };
}
