/** A word of a shell command, quotes removed. */
export interface Word {
  text: string;
  /** Whether its value is only known when it runs: a variable, a substitution, a pattern. */
  dynamic: boolean;
}

export interface Command {
  words: Word[];
  /** Line inside the script, from 0. */
  line: number;
}

/**
 * The simple commands of a script, those inside `$(…)` included.
 * Only what is needed to check the arguments of a command: quotes, continued lines, comments,
 * substitutions, here-documents, redirections. Whether the script parses is checked elsewhere.
 */
export function commandsOf(script: string): Command[] {
  return new Reader(script).read();
}

class Reader {
  private readonly commands: Command[] = [];
  private words: Word[] = [];
  private word: Word | undefined;
  private commandLine = 0;
  private line: number;
  private at = 0;
  /** Ends of here-documents that start after the current line. */
  private hereDocuments: string[] = [];

  constructor(
    private readonly script: string,
    firstLine = 0,
  ) {
    this.line = firstLine;
  }

  read(): Command[] {
    while (this.at < this.script.length) {
      this.step();
    }
    this.endCommand();
    return this.commands;
  }

  private peek(offset = 0): string {
    return this.script[this.at + offset] ?? '';
  }

  private append(text: string, dynamic = false): void {
    this.word ??= {text: '', dynamic: false};
    this.word.text += text;
    this.word.dynamic ||= dynamic;
  }

  private endWord(): void {
    if (this.word) {
      if (this.words.length === 0) {
        this.commandLine = this.line;
      }
      this.words.push(this.word);
      this.word = undefined;
    }
  }

  private endCommand(): void {
    this.endWord();
    if (this.words.length > 0) {
      this.commands.push({words: this.words, line: this.commandLine});
      this.words = [];
    }
  }

  private step(): void {
    const char = this.peek();
    if (char === '\\') {
      this.escaped();
    } else if (char === "'") {
      this.singleQuoted();
    } else if (char === '"') {
      this.doubleQuoted();
    } else if (char === '$' || char === '`') {
      this.substitution();
    } else if (char === '#' && !this.word) {
      this.at = this.endOfLine();
    } else if (char === '\n') {
      this.endCommand();
      this.at += 1;
      this.line += 1;
      this.skipHereDocuments();
    } else if (/\s/.test(char)) {
      this.endWord();
      this.at += 1;
    } else if (char === '<' || char === '>') {
      this.redirection();
    } else if (
      ';|&(){}'.includes(char) &&
      !(char === '{' && this.word) &&
      !(char === '}' && this.word)
    ) {
      this.endCommand();
      this.at += 1;
    } else {
      this.append(char, '*?['.includes(char));
      this.at += 1;
    }
  }

  private endOfLine(): number {
    const end = this.script.indexOf('\n', this.at);
    return end < 0 ? this.script.length : end;
  }

  private escaped(): void {
    if (this.peek(1) === '\n') {
      this.line += 1;
    } else {
      this.append(this.peek(1));
    }
    this.at += 2;
  }

  private singleQuoted(): void {
    const end = this.script.indexOf("'", this.at + 1);
    const text = this.script.slice(this.at + 1, end < 0 ? undefined : end);
    this.append(text);
    this.line += text.split('\n').length - 1;
    this.at = end < 0 ? this.script.length : end + 1;
  }

  private doubleQuoted(): void {
    this.append('');
    this.at += 1;
    while (this.at < this.script.length && this.peek() !== '"') {
      if (this.peek() === '\\') {
        this.escaped();
      } else if (this.peek() === '$' || this.peek() === '`') {
        this.substitution();
      } else {
        if (this.peek() === '\n') {
          this.line += 1;
        }
        this.append(this.peek());
        this.at += 1;
      }
    }
    this.at += 1;
  }

  /** `$name`, `${name}`, `$((1 + 1))`, `$(command)` and `` `command` ``. */
  private substitution(): void {
    const rest = this.script.slice(this.at);
    const name = /^\$(?:\w+|[@*#?$!-]|\{[^}]*\}|\(\([^)]*\)\))/.exec(rest)?.[0];
    if (name !== undefined) {
      this.append(name, true);
      this.at += name.length;
      return;
    }
    const open = rest.startsWith('$(') ? '$(' : rest.startsWith('`') ? '`' : undefined;
    if (!open) {
      this.append('$');
      this.at += 1;
      return;
    }
    const end = open === '$(' ? closingParenthesis(rest) : rest.indexOf('`', 1);
    const inner = rest.slice(open.length, end < 0 ? undefined : end);
    this.commands.push(...new Reader(inner, this.line).read());
    this.append('$()', true);
    this.line += inner.split('\n').length - 1;
    this.at += end < 0 ? rest.length : end + 1;
  }

  private redirection(): void {
    // A number right before the sign is the descriptor, not an argument.
    if (this.word && /^\d$/.test(this.word.text)) {
      this.word = undefined;
    }
    this.endWord();
    const rest = this.script.slice(this.at);
    const hereDocument = /^<<-?\s*(["']?)(\w+)\1/.exec(rest);
    if (hereDocument?.[2]) {
      this.hereDocuments.push(hereDocument[2]);
      this.at += hereDocument[0].length;
      return;
    }
    const target =
      /^(?:<<<|&>>?|[<>]+&?|>\|)[ \t]*(?:"[^"]*"|'[^']*'|[^\s;|&()]*)/.exec(rest)?.[0] ??
      rest[0] ??
      '';
    this.at += target.length;
  }

  private skipHereDocuments(): void {
    for (const end of this.hereDocuments) {
      while (this.at < this.script.length) {
        const text = this.script.slice(this.at, this.endOfLine());
        this.at = Math.min(this.endOfLine() + 1, this.script.length);
        this.line += 1;
        if (text.trim() === end) {
          break;
        }
      }
    }
    this.hereDocuments = [];
  }
}

/** Place of the parenthesis that closes the `$(` at the start of `text`. */
function closingParenthesis(text: string): number {
  let depth = 0;
  let quote = '';
  for (let index = 1; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '\\') {
      index += 1;
    } else if (quote) {
      quote = char === quote ? '' : quote;
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '(') {
      depth += 1;
    } else if (char === ')') {
      depth -= 1;
      if (depth === 0) {
        return index;
      }
    }
  }
  return -1;
}
