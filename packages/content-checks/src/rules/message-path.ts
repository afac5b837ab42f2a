import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {codeBlocks, inlineCode, type MarkdownRoot} from '../lib/markdown';
import {evaluate, parseMessagePath, type MessagePath, type Variables} from 'message-path';
import type {Page} from '../lib/page';
import {perPage} from '../lib/rule';

/** Headings of the columns with examples. */
const columns = {
  path: ['消息路径', 'Message path'],
  invalid: ['无效的消息路径', 'Invalid message path'],
  result: ['结果', 'Result'],
  variables: ['变量', 'Variables'],
} as const;

/** Results of a path that selects nothing. */
const nothing = ['无值', 'No value'];

/** Topic followed by a field, a slice or a filter: a path, even inside a sentence. */
const pathStart = /^(?:\/[\w/-]+|"\/[^"]+")(?:\.["\w@]|\[|\{)/;

interface Example {
  text: string;
  line: number;
  valid: boolean;
  /** Values on the page, as printed; empty for none. */
  result?: string;
}

const codesIn = (node: RootContent | MarkdownRoot | undefined, valid = true): Example[] =>
  node
    ? inlineCode({type: 'root', children: [node as RootContent]}).map(({value, line}) => ({
        text: value,
        line,
        valid,
      }))
    : [];

function inTables(root: MarkdownRoot): Example[] {
  const examples: Example[] = [];
  visit(root, 'table', ({children: [header, ...rows]}) => {
    const titles = header?.children.map((cell) => toString(cell)) ?? [];
    const column = (names: readonly string[]) => titles.findIndex((text) => names.includes(text));
    const places = [columns.path, columns.invalid, columns.result].map(column);
    for (const {children: cells} of rows) {
      const [paths, invalid, result] = places.map((place) => cells[place]);
      const said = result && toString(result).trim();
      const isNothing = said !== undefined && nothing.includes(said);
      // Text other than code cannot be compared.
      const printed = said === codesIn(result)[0]?.text ? said : undefined;
      const expected = isNothing ? '' : printed;
      examples.push(
        ...codesIn(paths).map((code) => ({...code, result: expected})),
        ...codesIn(invalid, false),
      );
    }
  });
  return examples;
}

const inFences = (root: MarkdownRoot): Example[] =>
  codeBlocks(root)
    .filter(({language}) => language === 'message-path')
    .flatMap(({value, line}) =>
      value
        .split('\n')
        .map((text, index) => ({text: text.trim(), line: line + 1 + index, valid: true})),
    )
    .filter(({text}) => text !== '');

const inSentences = ({path, root}: Page, known: readonly Example[]): Example[] =>
  (path.startsWith('viz/') ? codesIn(root) : []).filter(
    ({text, line}) =>
      pathStart.test(text) && !known.some((one) => one.text === text && one.line === line),
  );

/** Message of each topic and the variables that the page shows as JSON. */
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

/** Checks that message paths follow the grammar, and result in the values on the page. */
export const messagePath = perPage((page, report) => {
  const marked = [...inFences(page.root), ...inTables(page.root)];
  const {messages, variables} = sampleData(page.root);
  for (const {text, line, valid, result} of [...marked, ...inSentences(page, marked)]) {
    let path: MessagePath;
    try {
      path = parseMessagePath(text);
    } catch (error) {
      if (valid) {
        report(line, `"${text}" is no message path: ${(error as Error).message}`, 'Correct it');
      }
      continue;
    }
    const message = messages.get(path.topic);
    if (!valid) {
      report(line, `"${text}" is a valid message path`, 'Move it out of the invalid ones');
    } else if (message !== undefined && result !== undefined) {
      const values = evaluate(path, message, variables);
      const printed = values && print(values, result);
      if (printed !== undefined && printed !== result) {
        const problem = `"${text}" gives ${printed || 'nothing'}, not ${result}`;
        report(line, problem, 'Correct the path or the result');
      }
    }
  }
});
