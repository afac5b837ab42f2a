/** How comments and strings are written in the languages of our code blocks. */
interface Syntax {
  line?: readonly string[];
  block?: readonly [open: string, close: string];
  quotes: readonly string[];
}

const hash: Syntax = {line: ['#'], quotes: ['"', "'"]};
const slashes: Syntax = {line: ['//'], block: ['/*', '*/'], quotes: ['"', "'", '`']};

const syntaxes: Record<string, Syntax> = {
  bash: hash,
  sh: hash,
  shell: hash,
  powershell: hash,
  yaml: hash,
  yml: hash,
  toml: hash,
  ini: {line: ['#', ';'], quotes: ['"']},
  properties: hash,
  docker: hash,
  dockerfile: hash,
  python: {line: ['#'], quotes: ['"""', "'''", '"', "'"]},
  py: {line: ['#'], quotes: ['"""', "'''", '"', "'"]},
  typescript: slashes,
  ts: slashes,
  tsx: slashes,
  javascript: slashes,
  js: slashes,
  jsx: slashes,
  jsonc: slashes,
  cpp: slashes,
  c: slashes,
  go: slashes,
  java: slashes,
  rust: slashes,
  proto: slashes,
  protobuf: slashes,
  xml: {block: ['<!--', '-->'], quotes: ['"']},
  html: {block: ['<!--', '-->'], quotes: ['"']},
  sql: {line: ['--'], quotes: ["'"]},
  msg: hash,
};

export interface Comment {
  text: string;
  /** Line inside the code, from 0. */
  line: number;
}

/**
 * Splits code into what runs and what only people read.
 * Comments are cut out of `code`; its line breaks stay, so that lines keep their numbers.
 */
export function splitComments(
  language: string | undefined,
  source: string,
): {code: string; comments: Comment[]} {
  const syntax = syntaxes[language?.toLowerCase() ?? ''];
  if (!syntax) {
    return {code: source, comments: []};
  }
  const comments: Comment[] = [];
  let code = '';
  let line = 0;
  let at = 0;
  const take = (length: number): string => {
    const text = source.slice(at, at + length);
    at += length;
    line += text.split('\n').length - 1;
    return text;
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const quote = syntax.quotes.find((mark) => rest.startsWith(mark));
    if (quote && opensString(syntax, quote, source, at)) {
      code += take(lengthOfString(rest, quote));
      continue;
    }
    if (syntax.block && rest.startsWith(syntax.block[0])) {
      const end = rest.indexOf(syntax.block[1], syntax.block[0].length);
      const startLine = line;
      const text = take(end < 0 ? rest.length : end + syntax.block[1].length);
      comments.push({text, line: startLine});
      code += text.replace(/[^\n]/g, '');
      continue;
    }
    if (syntax.line?.some((mark) => rest.startsWith(mark)) && startsComment(syntax, source, at)) {
      const startLine = line;
      comments.push({text: take(rest.split('\n', 1)[0]?.length ?? 0), line: startLine});
      continue;
    }
    code += take(1);
  }
  return {code: code.replace(/[ \t]+$/gm, ''), comments};
}

/** `#` starts a comment only at the start of a word: `a#b` and `${#x}` hold none. */
function startsComment(syntax: Syntax, source: string, at: number): boolean {
  return !syntax.line?.includes('#') || at === 0 || /[\s;]/.test(source[at - 1] ?? ' ');
}

/** An apostrophe inside a word (`it's`, in unquoted YAML text) opens no string. */
function opensString(syntax: Syntax, quote: string, source: string, at: number): boolean {
  return quote !== "'" || syntax !== hash || !/\w/.test(source[at - 1] ?? ' ');
}

function lengthOfString(rest: string, quote: string): number {
  for (let index = quote.length; index < rest.length; index += 1) {
    if (rest[index] === '\\' && quote !== "'") {
      index += 1;
    } else if (rest.startsWith(quote, index)) {
      return index + quote.length;
    }
  }
  // Not closed: an apostrophe in prose, which ends with its line.
  return rest.split('\n', 1)[0]?.length ?? rest.length;
}
