/** Theme of CodeMirror in the colors of the site, which change with the color mode. */
import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

export const colors = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-name)'},
  {tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)'},
  {tag: [tags.keyword, tags.meta, tags.labelName, tags.typeName], color: 'var(--code-keyword)'},
]);

const edge = '1px solid var(--site-border)';

export const theme = EditorView.theme({
  '&': {color: 'var(--code-text)', fontSize: 'inherit'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6'},
  '.cm-content': {caretColor: 'var(--ifm-color-content)'},
  '.cm-cursor': {borderLeftColor: 'var(--ifm-color-content)'},
  '.cm-gutters': {
    border: 0,
    // Opaque, because lines scroll below it.
    background: 'var(--ifm-background-color)',
    color: 'var(--ifm-color-content-secondary)',
  },
  '.cm-gutter-lint': {width: '0.75em'},
  '.cm-gutter-lint .cm-gutterElement': {padding: '0.55em 0'},
  '.cm-emphasis': {
    background: 'var(--site-accent-soft)',
    boxShadow: 'inset 0 -1px currentcolor',
    // Forced colors remove the background and the shadow, and show outlines.
    outline: '1px solid transparent',
  },
  '.cm-tooltip': {
    maxWidth: '26rem',
    border: edge,
    borderRadius: 'var(--ifm-button-border-radius)',
    background: 'var(--ifm-background-surface-color)',
    boxShadow: 'var(--ifm-global-shadow-md)',
    color: 'var(--ifm-color-content)',
    fontSize: 'var(--site-text-xs)',
  },
  '.cm-about, .cm-diagnostic': {padding: '0.375rem 0.625rem', whiteSpace: 'pre-wrap'},
  '.cm-diagnostic-error': {borderLeft: '3px solid var(--site-danger)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--site-danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker-error': {
    width: '0.5em',
    height: '0.5em',
    borderRadius: '50%',
    background: 'var(--site-danger)',
    forcedColorAdjust: 'none',
    content: 'none',
  },
  '.cm-tooltip-autocomplete > ul': {
    maxHeight: '14rem',
    fontFamily: 'var(--ifm-font-family-monospace)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--ifm-color-primary)',
    color: 'var(--site-on-accent)',
  },
  '.cm-completionInfo': {padding: '0.5rem 0.625rem', fontSize: 'var(--site-text-xs)'},
});
