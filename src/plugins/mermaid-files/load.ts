import type {Mermaid} from 'mermaid';

/** Address of Mermaid's own build, put in by the plugin. */
declare const MERMAID_FILE: string;

/**
 * A promise, which the theme awaits as it does the package. (With `await` here every page would get
 * what the bundler needs for modules that wait, 0.5 KB.)
 */
export default (import(/* webpackIgnore: true */ MERMAID_FILE) as Promise<{default: Mermaid}>).then(
  ({default: mermaid}) => mermaid,
);
