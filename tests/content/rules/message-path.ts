import type {TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {codeBlocks, lineOf, type MarkdownRoot} from '../lib/markdown';
import {
  evaluate,
  parseMessagePath,
  type MessagePath,
  type MessagePathError,
  type Variables,
} from '../../../src/messagePath';
import type {Page} from '../lib/page';
import {perPage, type Rule} from '../lib/rule';

/** Headings of the columns that hold examples. */
const columns = {
  path: ['消息路径', 'Message path'],
  invalid: ['无效的消息路径', 'Invalid message path'],
  result: ['结果', 'Result'],
  variables: ['变量', 'Variables'],
} as const;

/** A result that says that nothing is selected. */
const nothing = ['无值', 'No value'];

/** A topic that a field, a slice or a filter follows: a path, even in the middle of a sentence. */
const looksLikePath = /^(?:\/[\w/-]+|"\/[^"]+")(?:\.["\w@]|\[|\{)/;

interface Example {
  text: string;
  line: number;
  valid: boolean;
  /** Values that the page promises, as printed; empty for none. */
  result?: string;
}

function inlineCodes(cell: TableCell | undefined): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  if (cell) {
    visit(cell, 'inlineCode', (node) => {
      found.push({text: node.value, line: lineOf(node)});
    });
  }
  return found;
}

function inTables(root: MarkdownRoot): Example[] {
  const examples: Example[] = [];
  visit(root, 'table', (table) => {
    const [header, ...rows] = table.children;
    const titles = header?.children.map((cell) => toString(cell)) ?? [];
    const column = (names: readonly string[]) => titles.findIndex((text) => names.includes(text));
    const [path, invalid, result] = [columns.path, columns.invalid, columns.result].map(column);
    for (const {children: cells} of rows) {
      const paths = inlineCodes(cells[path ?? -1]);
      const cell = cells[result ?? -1];
      const [printed] = inlineCodes(cell);
      const said = cell && toString(cell).trim();
      // Any other words say more than code can show.
      const promised =
        said !== undefined && nothing.includes(said)
          ? ''
          : said === printed?.text
            ? said
            : undefined;
      examples.push(
        ...paths.map((code) => ({...code, valid: true, result: promised})),
        ...inlineCodes(cells[invalid ?? -1]).map((code) => ({...code, valid: false})),
      );
    }
  });
  return examples;
}

function inFences(root: MarkdownRoot): Example[] {
  return codeBlocks(root)
    .filter(({language}) => language === 'message-path')
    .flatMap(({value, meta, line}) =>
      value.split('\n').map((text, index) => ({
        text: text.trim(),
        line: line + 1 + index,
        valid: !/\binvalid\b/.test(meta),
      })),
    )
    .filter(({text}) => text !== '');
}

function inSentences({path, root}: Page, known: readonly Example[]): Example[] {
  const examples: Example[] = [];
  if (path.startsWith('viz/')) {
    visit(root, 'inlineCode', (node) => {
      const example = {text: node.value, line: lineOf(node), valid: true};
      const isKnown = known.some(({text, line}) => text === example.text && line === example.line);
      if (looksLikePath.test(node.value) && !isKnown) {
        examples.push(example);
      }
    });
  }
  return examples;
}

/** The message of each topic and the variables that the page shows as JSON. */
function sampleData(root: MarkdownRoot): {messages: Map<string, unknown>; variables: Variables} {
  const messages = new Map<string, unknown>();
  let variables: Variables = {};
  for (const {language, meta, value} of codeBlocks(root)) {
    const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
    if (language !== 'json' || title === undefined) {
      continue;
    }
    try {
      const data: unknown = JSON.parse(value);
      if ((columns.variables as readonly string[]).includes(title)) {
        variables = data as Variables;
      } else {
        messages.set(title, data);
      }
    } catch {
      // Reported by the rule for syntax.
    }
  }
  return {messages, variables};
}

/** Values as the pages print them; numbers with as many decimals as the page shows. */
function print(values: readonly unknown[], like: string): string {
  const decimals = Math.max(
    0,
    ...[...like.matchAll(/\d\.(\d+)/g)].map(([, part]) => part?.length ?? 0),
  );
  const round = (value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(decimals)) : value;
  return values.map((value) => JSON.stringify(round(value))).join(', ');
}

export const messagePath: Rule = {
  name: 'message-path',
  holds: 'message paths follow the grammar, and give the result that the page prints',
  check: perPage((page, report) => {
    const marked = [...inFences(page.root), ...inTables(page.root)];
    const examples = [...marked, ...inSentences(page, marked)];
    const {messages, variables} = sampleData(page.root);
    for (const {text, line, valid, result} of examples) {
      let path: MessagePath;
      try {
        path = parseMessagePath(text);
      } catch (error) {
        if (valid) {
          report(
            line,
            `"${text}" is no message path: ${(error as MessagePathError).message}`,
            'Correct it',
          );
        }
        continue;
      }
      if (!valid) {
        report(line, `"${text}" is a valid message path`, 'Move it out of the invalid ones');
        continue;
      }
      const values = messages.has(path.topic)
        ? evaluate(path, messages.get(path.topic), variables)
        : undefined;
      if (values && result !== undefined && print(values, result) !== result) {
        report(
          line,
          `"${text}" gives ${print(values, result) || 'nothing'}, not ${result}`,
          'Correct the path or the result',
        );
      }
    }
  }),
};
