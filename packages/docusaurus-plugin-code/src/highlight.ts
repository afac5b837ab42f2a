/** Generates the HTML of a code block with the grammars of Prism. Runs in Node only. */
import Prism from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/';
import {nearestNames} from 'text-utils';
import {CodeError, readMarks, type LineMark} from './marks';

/** Text before marked lines, in the language of the page. */
export type SpokenMarks = Readonly<Partial<Record<LineMark, string>>>;

export interface CodeSource {
  code: string;
  /** Name after the fence; without one, the code is shown as text. */
  language?: string;
  /** Text after the language: title, range of lines. */
  meta?: string;
  /** Text for screen readers before a marked line, instead of + and −. It is not copied. */
  spoken: SpokenMarks;
}

/** Properties of the component that shows a block, `theme/CodeBlock`. */
export interface HighlightedCode {
  language: string;
  title?: string;
  /** Classes for the lines as a whole: `diff`, `focus`. */
  layout?: string;
  /** Content of the `code` element. */
  html: string;
}

/** Prism's types of tokens by the class that colors them in `theme/CodeBlock/styles.css`. */
const typesByClass = {
  c: 'comment prolog doctype cdata coord',
  k: 'keyword important rule builtin boolean',
  s: 'string char attr-value regex url',
  n: 'number constant symbol unit',
  f: 'function tag property attr-name key selector parameter',
  t: 'class-name namespace variable',
  i: 'inserted',
  d: 'deleted',
};
const classByType = new Map(
  Object.entries(typesByClass).flatMap(([name, types]) =>
    types.split(' ').map((type): [string, string] => [type, name]),
  ),
);

/** Languages that have no grammar, and are shown in one color. */
const plain = ['text', 'message-path'];

const languageNames = [
  ...plain,
  ...Object.entries(components.languages as Record<string, {alias?: string | string[]}>)
    .filter(([id]) => id !== 'meta')
    .flatMap(([id, {alias = []}]) => [id, ...[alias].flat()]),
];

loadLanguages.silent = true;
loadLanguages('bash');
const bash = Prism.languages.bash as unknown as Record<string, {pattern: RegExp}>;
// The grammar of Prism does not match flags with a second hyphen, such as `--show-error`.
bash.parameter!.pattern = /(^|[\s[(])--?\w[\w-]*(?:[.:]\w+)*(?=[=\s\])]|$)/;
// Prism also colors arguments that are named like commands, such as `set` in `cocli login set`.
for (const name of ['function', 'builtin']) {
  bash[name]!.pattern = new RegExp(
    bash[name]!.pattern.source.replace(
      String.raw`[\s;|&]`,
      String.raw`(?<=(?:^|\W|\b(?:do|else|if|then|until|while)))\s|[;|&]`,
    ),
  );
}

/** @throws CodeError if Prism does not support the language */
function grammarOf(language: string): Prism.Grammar | undefined {
  if (!languageNames.includes(language)) {
    const nearest = nearestNames(language, languageNames, 5).map((name) => `"${name}"`);
    throw new CodeError(
      0,
      `"${language}" is no language that can be highlighted. ` +
        (nearest.length > 0 ? `Nearest: ${nearest.join(', ')}. ` : '') +
        'For anything without a grammar, write "text".',
    );
  }
  if (!plain.includes(language) && !Prism.languages[language]) {
    loadLanguages(language);
  }
  return Prism.languages[language];
}

/** Text of one color. */
interface Run {
  className: string | undefined;
  text: string;
}

/** Appends the runs of a token. The innermost token with a color applies; its alias precedes its type. */
function collect(stream: Prism.TokenStream, className: string | undefined, runs: Run[]): void {
  if (Array.isArray(stream)) {
    stream.forEach((part) => collect(part, className, runs));
  } else if (typeof stream !== 'string') {
    const names = [...[stream.alias ?? []].flat().reverse(), stream.type];
    const own = names.map((name) => classByType.get(name)).find(Boolean);
    collect(stream.content, own ?? className, runs);
  } else {
    const last = runs.at(-1);
    // White space has no color, so it is appended to the previous run.
    if (last && (last.className === className || stream.trim() === '')) {
      last.text += stream;
    } else if (stream !== '') {
      runs.push({className, text: stream});
    }
  }
}

/** Splits code into as few runs as its colors need. */
function tokenize(code: string, language: string): Run[] {
  const grammar = grammarOf(language);
  const runs: Run[] = [];
  if (grammar) {
    // Like Prism.highlight: the grammars of JSX and Markdown need these hooks.
    const task = {code, grammar, language, tokens: [] as Prism.TokenStream};
    Prism.hooks.run('before-tokenize', task);
    task.tokens = Prism.tokenize(task.code, task.grammar);
    Prism.hooks.run('after-tokenize', task);
    collect(task.tokens, undefined, runs);
  } else {
    runs.push({className: undefined, text: code});
  }
  return runs;
}

/** HTML of a run. Unquoted attributes and minimal escapes, because the script of the page repeats it. */
function runHtml({className, text}: Run): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return className ? `<span class=${className}>${escaped}</span>` : escaped;
}

/** HTML of each line; a line break belongs to the line that it ends. */
function htmlByLine(runs: readonly Run[]): string[] {
  const lines = [''];
  for (const {className, text} of runs) {
    text.split(/(?<=\n)/).forEach((part) => {
      lines.push(
        lines.pop() + runHtml({className, text: part}),
        ...(part.endsWith('\n') ? [''] : []),
      );
    });
  }
  return lines;
}

function lineHtml(html: string, marks: ReadonlySet<LineMark>, spoken: SpokenMarks): string {
  const tag = marks.has('removed') ? 'del' : marks.has('added') ? 'ins' : 'span';
  const prefix = [...marks].map((mark) => spoken[mark] ?? '').join('');
  const said = prefix && `<span class="said visually-hidden" data-search=off>${prefix}</span>`;
  return `<${tag} class="${['line', ...marks].join(' ')}">${said}${html}</${tag}>`;
}

/** @throws CodeError for an unknown language and for invalid marks */
export function highlightBlock({
  code,
  language = 'text',
  meta = '',
  spoken,
}: CodeSource): HighlightedCode {
  const {lines, marks} = readMarks(code.replaceAll('\r\n', '\n').replace(/\n$/, ''), meta);
  const runs = tokenize(lines.join('\n'), language);
  // Only marked lines have their own elements.
  const html =
    marks.size > 0
      ? htmlByLine(runs)
          .map((line, index) => {
            const marked = marks.get(index);
            return marked ? lineHtml(line, marked, spoken) : line;
          })
          .join('')
      : runs.map(runHtml).join('');
  const used = new Set([...marks.values()].flatMap((it) => [...it]));
  const layout = [
    (used.has('added') || used.has('removed')) && 'diff',
    used.has('focused') && 'focus',
  ].filter(Boolean);
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  return {
    language,
    ...(title && {title}),
    ...(layout.length > 0 && {layout: layout.join(' ')}),
    html,
  };
}
