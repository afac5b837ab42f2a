import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

export interface Comment {
  text: string;
  /** Line inside the code, from 0. */
  line: number;
}

loadLanguages.silent = true;

const textOf = (stream: Prism.TokenStream): string =>
  typeof stream === 'string'
    ? stream
    : Array.isArray(stream)
      ? stream.map(textOf).join('')
      : textOf(stream.content);

/**
 * Separates the comments of a code block from its code, by the grammar that highlights it.
 * Comments are removed from `code`; line breaks are preserved, so line numbers do not change.
 */
export function splitComments(language = '', source: string): {code: string; comments: Comment[]} {
  const name = language.toLowerCase();
  if (name !== '' && !Prism.languages[name]) {
    loadLanguages(name);
  }
  const grammar = Prism.languages[name];
  const comments: Comment[] = [];
  let code = '';
  const read = (stream: Prism.TokenStream): void => {
    if (Array.isArray(stream)) {
      stream.forEach(read);
    } else if (typeof stream === 'string') {
      code += stream;
    } else if (stream.type === 'comment') {
      const text = textOf(stream.content);
      comments.push({text, line: code.split('\n').length - 1});
      code += text.replace(/[^\n]/g, '');
    } else {
      read(stream.content);
    }
  };
  read(grammar ? Prism.tokenize(source, grammar) : source);
  return {code: code.replace(/[ \t]+$/gm, ''), comments};
}
