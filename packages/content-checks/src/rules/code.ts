import {splitComments} from '../lib/comments';
import {codeBlocks, hasHan, type CodeBlock} from '../lib/markdown';
import {markList} from '../lib/marks';
import {perPage, perPair} from '../lib/rule';
import {sameHost} from './parity';

/** Checks that the language of each code block is known, and its marks are on existing lines. */
export const codeMarks = perPage((page, report, config) => {
  for (const {language = 'text', meta, value, line} of codeBlocks(page.root)) {
    if (/\btitle=(?!["'])/.test(meta)) {
      report(line, 'the title of the code block has no quotes', 'Write title="cos.yaml"');
    }
    const fault = config.code.fault({language, meta, value});
    if (fault && language !== 'mermaid') {
      const problem = fault.message.replace(/\.$/, '');
      report(line + fault.line, problem, 'See "Code blocks" in CONTRIBUTING.md');
    }
  }
});

/**
 * Chinese text in code: between quotes, or unquoted up to the next character of code syntax. Includes
 * full-width punctuation.
 */
const proseRun =
  /(?<quote>["'`])(?<quoted>(?:(?!\k<quote>).)*\p{Script=Han}(?:(?!\k<quote>).)*)\k<quote>|[^\s"'`,:=()[\]{}<>|]*[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF][^"'`,=()[\]{}<>|]*/gu;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Pattern of the English line: Chinese prose may be any English text. */
function expected(chineseLine: string): RegExp {
  let pattern = '';
  let at = 0;
  for (const match of chineseLine.matchAll(proseRun)) {
    pattern += escape(chineseLine.slice(at, match.index));
    const quote = match.groups?.quote;
    pattern += quote ? `(?:${escape(quote)}.+?${escape(quote)}|[^\\s"'\`]+)` : '.+?';
    at = match.index + match[0].length;
  }
  pattern += escape(chineseLine.slice(at));
  return new RegExp(`^${pattern.replace(/ +/g, ' +')}$`, 'u');
}

/** Columns of tables and trees are padded to the width of the text, which differs by language. */
function normalize(language: string | undefined, line: string): string {
  const text = sameHost(line).trimEnd();
  return language === 'text' ? text.replace(/[ \t]+/g, ' ').replace(/[-─═]{3,}/g, '---') : text;
}

/** Lines of a block that must be equal: without comments and empty lines. */
const significant = ({language, value, line}: CodeBlock) =>
  splitComments(language, value)
    .code.split('\n')
    .map((text, index) => ({text: normalize(language, text), line: line + 1 + index}))
    .filter(({text}) => text.trim() !== '');

/** Reports whether two lines are equal; Chinese text in the Chinese line matches any text. */
const isSame = (a?: string, b?: string): boolean =>
  a === b || (a !== undefined && b !== undefined && hasHan(a) && !hasHan(b) && expected(a).test(b));

function sameMeta(zh: string, en: string): boolean {
  const withoutTitle = (meta: string) => meta.replace(/title=(["']).*?\1/, 'title');
  const title = (meta: string) => /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '';
  // A title is a path, the same in both languages, or a phrase, which is translated.
  return withoutTitle(zh) === withoutTitle(en) && (hasHan(title(zh)) || title(zh) === title(en));
}

/** Checks that both languages have the same code, apart from comments and Chinese text. */
export const codeParity = perPair(({zh, en}, report, config) => {
  const [chinese, english] = [zh, en].map(({root}) =>
    codeBlocks(root).filter(({language}) => language !== 'mermaid'),
  ) as [CodeBlock[], CodeBlock[]];
  if (chinese.length !== english.length) {
    const problem = `the page has ${english.length} code blocks where ${zh.file} has ${chinese.length}`;
    report(english[0]?.line ?? 1, problem, 'Show the same examples in both languages');
    return;
  }
  for (const [index, block] of chinese.entries()) {
    const other = english[index]!;
    const place = `${zh.file}:${block.line}`;
    const [marks, otherMarks] = [block, other].map((it) => markList(it.value, config.code));
    const [lines, otherLines] = [significant(block), significant(other)];
    const longer = lines.length > otherLines.length ? lines : otherLines;
    const at = longer.findIndex((_, row) => !isSame(lines[row]?.text, otherLines[row]?.text));
    if (block.language !== other.language || !sameMeta(block.meta, other.meta)) {
      report(
        other.line,
        `the fence is "${other.language} ${other.meta}" where ${place} has "${block.language} ${block.meta}"`,
        'Use the same language, title and marks',
      );
    } else if (marks !== otherMarks) {
      const problem = `the marked lines are [${otherMarks}] where ${place} has [${marks}]`;
      report(other.line, problem, 'Mark the same lines in both languages');
    } else if (at >= 0) {
      const [a, b] = [lines[at], otherLines[at]];
      const end = other.line + 1 + other.value.split('\n').length;
      report(
        b?.line ?? end,
        `code line "${b?.text ?? '(end)'}" differs from "${a?.text ?? '(end)'}" of ${zh.file}:${a?.line ?? block.line}`,
        'Only comments and Chinese text may differ',
      );
    }
  }
});

/** Checks that each diagram has a title and a description for screen readers, and no own style. */
export const mermaid = perPage((page, report) => {
  for (const {language, value, line} of codeBlocks(page.root)) {
    if (language !== 'mermaid') {
      continue;
    }
    for (const key of ['accTitle', 'accDescr']) {
      if (!new RegExp(`^\\s*${key}\\s*[:{]`, 'm').test(value)) {
        report(line, `the diagram has no ${key}`, `Add "${key}: …" under its first line`);
      }
    }
    const style = /^\s*(?:style|classDef|linkStyle)\b|%%\{\s*init/m.exec(value);
    if (style) {
      report(
        line,
        `the diagram sets "${style[0].trim()}"`,
        'Leave colors to the theme, which has a light and a dark one',
      );
    }
  }
});
