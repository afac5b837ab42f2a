/** Tells the parts of code apart, with the grammars of Prism. Runs in Node only. */
import Prism from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/';

/** Classes of the parts that have a colour of their own; `styles.css` of the code block has the colours. */
export type Role = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'i' | 'd';

/** Text of one colour. */
export interface Run {
  role: Role | undefined;
  text: string;
}

const typesOf: Readonly<Record<Role, string>> = {
  c: 'comment prolog doctype cdata coord',
  k: 'keyword atrule important rule builtin boolean',
  s: 'string char attr-value regex url',
  n: 'number constant symbol unit',
  f: 'function tag property attr-name key selector parameter',
  t: 'class-name namespace variable',
  i: 'inserted',
  d: 'deleted',
};

const roles = new Map(
  Object.entries(typesOf).flatMap(([role, types]) =>
    types.split(' ').map((type) => [type, role as Role]),
  ),
);

/** Languages that have no grammar, and are shown in one colour. */
const plain = new Set(['text', 'message-path']);

const asList = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

const known = new Set([
  ...plain,
  ...Object.entries(components.languages)
    .filter(([id]) => id !== 'meta')
    .flatMap(([id, entry]) => [id, ...asList((entry as {alias?: string | string[]}).alias)]),
]);

/** Every name that may stand after a fence. */
export const languageNames: readonly string[] = [...known];

export const isLanguage = (name: string): boolean => known.has(name);

loadLanguages.silent = true;

function grammarOf(language: string): Prism.Grammar | undefined {
  if (plain.has(language)) {
    return undefined;
  }
  if (!Prism.languages[language]) {
    loadLanguages(language);
  }
  return Prism.languages[language];
}

/** The innermost type that has a colour decides; an alias before the type that it stands for. */
function roleOf({type, alias}: Prism.Token): Role | undefined {
  return [...asList(alias).reverse(), type].map((name) => roles.get(name)).find(Boolean);
}

function collect(stream: Prism.TokenStream, role: Role | undefined, runs: Run[]): void {
  if (Array.isArray(stream)) {
    stream.forEach((part) => collect(part, role, runs));
  } else if (typeof stream !== 'string') {
    collect(stream.content, roleOf(stream) ?? role, runs);
  } else {
    const last = runs.at(-1);
    // White space has no colour: it goes on with what is before it.
    if (last && (last.role === role || stream.trim() === '')) {
      last.text += stream;
    } else if (stream !== '') {
      runs.push({role, text: stream});
    }
  }
}

/**
 * Splits code into as few runs as its colours need.
 * The language must be known (`isLanguage`); their texts joined are the code.
 */
export function highlight(code: string, language: string): Run[] {
  const grammar = grammarOf(language);
  if (!grammar) {
    return [{role: undefined, text: code}];
  }
  // As Prism.highlight does: some grammars (JSX, Markdown) finish their work in these hooks.
  const task: {code: string; grammar: Prism.Grammar; language: string; tokens: Prism.TokenStream} =
    {code, grammar, language, tokens: []};
  Prism.hooks.run('before-tokenize', task);
  task.tokens = Prism.tokenize(task.code, task.grammar);
  Prism.hooks.run('after-tokenize', task);
  const runs: Run[] = [];
  collect(task.tokens, undefined, runs);
  return runs;
}
