import type {List, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headings as headingsOf, lineOf, links} from '../lib/markdown';
import {perPage} from '../lib/rule';

const least = 2;
const most = 4;

/** Checks that each page of the docs ends with 2 to 4 links, each with a reason. */
export const nextSteps = perPage((page, report) => {
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
  const isLast = (node: RootContent) => node.type === 'heading' && lineOf(node) === last.line;
  const {children} = page.root;
  const list = children.slice(children.findIndex(isLast)).find(({type}) => type === 'list');
  const items = (list as List | undefined)?.children ?? [];
  if (items.length < least || items.length > most) {
    report(last.line, `there are ${items.length} next steps`, `List ${least} to ${most} links`);
  }
  for (const item of items) {
    const [link] = links({type: 'root', children: [item as never]});
    const reason = toString(item).replace(link?.text ?? '', '');
    if (!link) {
      report(lineOf(item), 'a next step has no link', 'Link the page to read');
    } else if (reason.replace(/[\s\p{P}]/gu, '').length < 2) {
      const problem = `the next step "${link.text}" has no reason`;
      report(lineOf(item), problem, 'Add what the reader finds there');
    }
  }
});
