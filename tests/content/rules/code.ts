import {highlightBlock} from '../../../src/plugins/code/highlight';
import {CodeError} from '../../../src/plugins/code/marks';
import {splitComments} from '../lib/comments';
import {codeBlocks, hasHan, type CodeBlock} from '../lib/markdown';
import {markList} from '../lib/marks';
import {perPage, perPair, type Rule} from '../lib/rule';
import {sameHost, sameList} from './parity';

export const codeLanguage: Rule = {
  name: 'code-language',
  holds: 'each code block names its language',
  check: perPage((page, report) => {
    for (const {language, line} of codeBlocks(page.root)) {
      if (!language) {
        report(
          line,
          'the code block names no language',
          'Write it after the fence; use `text` for output',
        );
      }
    }
  }),
};

export const codeMarks: Rule = {
  name: 'code-marks',
  holds: 'each code block is in a known language, and its marks are on lines that it has',
  check: perPage((page, report) => {
    for (const {language, meta, value, line} of codeBlocks(page.root)) {
      if (language === 'mermaid') {
        continue;
      }
      try {
        highlightBlock({code: value, language, meta, locale: 'zh'});
      } catch (error) {
        if (!(error instanceof CodeError)) {
          throw error;
        }
        report(
          line + error.line,
          error.message.replace(/\.$/, ''),
          'See "Code blocks" in CONTRIBUTING.md',
        );
      }
    }
  }),
};

/**
 * Chinese text in code: between quotes, or unquoted up to the next sign that code is made of.
 * Full-width punctuation belongs to it.
 */
const proseRun =
  /(?<quote>["'`])(?<quoted>(?:(?!\k<quote>).)*\p{Script=Han}(?:(?!\k<quote>).)*)\k<quote>|[^\s"'`,:=()[\]{}<>|]*[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF][^"'`,=()[\]{}<>|]*/gu;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the English line must look like, where Chinese prose of the line may be any English text. */
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

/** Comments and Chinese text may differ, everything that runs is the same. */
function differenceInCode(
  zh: CodeBlock,
  en: CodeBlock,
): {line: number; zhLine: number; zh: string | undefined; en: string | undefined} | undefined {
  const significant = (block: CodeBlock) =>
    splitComments(block.language, block.value)
      .code.split('\n')
      .map((text, index) => ({text: normalize(block.language, text), line: index}))
      .filter(({text}) => text.trim() !== '');
  const [chinese, english] = [significant(zh), significant(en)];
  for (let index = 0; index < Math.max(chinese.length, english.length); index += 1) {
    const [a, b] = [chinese[index], english[index]];
    if (
      a &&
      b &&
      (a.text === b.text || (hasHan(a.text) && !hasHan(b.text) && expected(a.text).test(b.text)))
    ) {
      continue;
    }
    const lineOf = (block: CodeBlock, line = block.value.split('\n').length) =>
      block.line + 1 + line;
    return {line: lineOf(en, b?.line), zhLine: lineOf(zh, a?.line), zh: a?.text, en: b?.text};
  }
  return undefined;
}

function sameMeta(zh: string, en: string): boolean {
  const withoutTitle = (meta: string) => meta.replace(/title=(["']).*?\1/, 'title');
  const title = (meta: string) => /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '';
  // A title is a path, the same in both languages, or a phrase, which is translated.
  return withoutTitle(zh) === withoutTitle(en) && (hasHan(title(zh)) || title(zh) === title(en));
}

export const codeParity: Rule = {
  name: 'code-parity',
  holds: 'both languages have the same code, comments and Chinese text aside',
  check: perPair(({zh, en}, report) => {
    const notMermaid = ({language}: CodeBlock) => language !== 'mermaid';
    const chinese = codeBlocks(zh.root).filter(notMermaid);
    const english = codeBlocks(en.root).filter(notMermaid);
    if (chinese.length !== english.length) {
      report(
        english[0]?.line ?? 1,
        `the page has ${english.length} code blocks where ${zh.file} has ${chinese.length}`,
        'Show the same examples in both languages',
      );
      return;
    }
    chinese.forEach((block, index) => {
      const other = english[index];
      if (!other) {
        return;
      }
      const place = `${zh.file}:${block.line}`;
      if (block.language !== other.language || !sameMeta(block.meta, other.meta)) {
        report(
          other.line,
          `the fence is "${other.language ?? ''} ${other.meta}" where ${place} has "${block.language ?? ''} ${block.meta}"`,
          'Use the same language, title and marks',
        );
        return;
      }
      const [marks, otherMarks] = [markList(block.value), markList(other.value)];
      if (marks !== otherMarks) {
        report(
          other.line,
          `the marked lines are [${otherMarks}] where ${place} has [${marks}]`,
          'Mark the same lines in both languages',
        );
        return;
      }
      const difference = differenceInCode(block, other);
      if (difference) {
        report(
          difference.line,
          `code line "${difference.en ?? '(end)'}" differs from "${difference.zh ?? '(end)'}" of ${zh.file}:${difference.zhLine}`,
          'Only comments and Chinese text may differ',
        );
      }
    });
  }),
};

/** Lines between which a diagram draws; labels follow the language. */
const arrows = /<?(?:--+|==+|-\.+-?)(?:>>?|x|o)?|~~~|->>|-->>|\|\|--/g;

export const mermaid: Rule = {
  name: 'mermaid',
  holds:
    'each diagram has a title and a description for those who cannot see it, and no style of its own',
  check: perPage((page, report) => {
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
          'Leave colours to the theme, which has a light and a dark one',
        );
      }
    }
  }),
};

/** Kind, lines and arrows of a diagram. */
function shapeOf({value}: CodeBlock): string {
  const lines = value.split('\n').filter((text) => text.trim() !== '');
  const drawn = lines.filter((text) => !/^\s*acc(?:Title|Descr)/.test(text));
  const found = drawn.slice(1).flatMap((text) => text.replace(/"[^"]*"/g, '').match(arrows) ?? []);
  return `[${lines[0]?.trim()}, ${drawn.length} lines, ${found.join(' ')}]`;
}

export const mermaidParity = sameList({
  name: 'mermaid-parity',
  holds: 'both languages have the same diagrams, by kind, lines and arrows',
  thing: 'diagram',
  list: (page) => codeBlocks(page.root).filter(({language}) => language === 'mermaid'),
  show: shapeOf,
});
