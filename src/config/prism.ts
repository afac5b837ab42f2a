/**
 * Code blocks. Code is highlighted while the site is built (`src/plugins/code`); colours are the
 * `--code-…` properties of `src/css/tokens.css`, so the theme that Docusaurus would send to every
 * reader is empty.
 */
import type {PrismTheme} from 'prism-react-renderer';

const inStyleSheet: PrismTheme = {plain: {}, styles: []};

/** Comments that mark lines of a code block, and are not shown themselves. */
const magicComments = (
  [
    ['highlight', 'highlighted'],
    ['diff-add', 'added'],
    ['diff-remove', 'removed'],
    ['focus', 'focused'],
  ] as const
).map(([directive, className]) => ({
  className,
  line: `${directive}-next-line`,
  block: {start: `${directive}-start`, end: `${directive}-end`},
}));

export const prism = {theme: inStyleSheet, magicComments};
