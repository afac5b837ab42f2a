import type {List, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headings as headingsOf, lineOf} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

const least = 2;
const most = 4;

export const nextSteps: Rule = {
  name: 'next-steps',
  holds: 'each page of the docs ends with 2 to 4 links, each with a reason',
  check: perPage((page, report) => {
    if (page.collection !== 'docs' || page.errors.length > 0) {
      return;
    }
    const all = headingsOf(page.root);
    const last = all.at(-1);
    if (last?.id !== 'next-steps' || last.depth !== 2) {
      report(
        last?.line ?? page.lines.length,
        'the last section is not "next steps"',
        page.language === 'zh'
          ? 'End with "## 下一步 {#next-steps}"'
          : 'End with "## Next steps {#next-steps}"',
      );
      return;
    }
    const start = page.root.children.findIndex(
      (node) => node.type === 'heading' && lineOf(node) === last.line,
    );
    const list = page.root.children
      .slice(start + 1)
      .find((node: RootContent) => node.type === 'list');
    if (!list) {
      report(last.line, 'the next steps are not a list', `List ${least} to ${most} links`);
      return;
    }
    checkItems(list, report);
  }),
};

function checkItems(
  list: List,
  report: (line: number, problem: string, remedy: string) => void,
): void {
  if (list.children.length < least || list.children.length > most) {
    report(
      lineOf(list),
      `there are ${list.children.length} next steps`,
      `Keep ${least} to ${most}`,
    );
  }
  for (const item of list.children) {
    let linkText: string | undefined;
    visit(item, 'link', (link) => {
      linkText ??= toString(link);
    });
    if (linkText === undefined) {
      report(lineOf(item), 'a next step has no link', 'Link the page to read');
    } else if (
      toString(item)
        .replace(linkText, '')
        .replace(/[\s\p{P}]/gu, '').length < 2
    ) {
      report(
        lineOf(item),
        `the next step "${linkText}" has no reason`,
        'Say what the reader finds there',
      );
    }
  }
}
