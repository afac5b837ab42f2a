import type {Mermaid} from 'mermaid';

/** Address of Mermaid's own build, put in by the plugin. */
declare const MERMAID_FILE: string;

const {default: mermaid} = (await import(/* webpackIgnore: true */ MERMAID_FILE)) as {
  default: Mermaid;
};

export default mermaid;
