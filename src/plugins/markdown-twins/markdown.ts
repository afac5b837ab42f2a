/** From a plain document to Markdown: the settings of the libraries that do it. */
import type {Element, Root} from 'hast';
import {toMdast, type State} from 'hast-util-to-mdast';
import type {Code} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {cjkFriendlyToMarkdown} from 'mdast-util-to-markdown-cjk-friendly';

/** A fence with the language and, where the page shows one, the title of the block. */
function pre(_state: State, {properties, children}: Element): Code {
  const [code] = children;
  const {language, title} = properties;
  return {
    type: 'code',
    lang: typeof language === 'string' ? language : null,
    meta: typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : null,
    value: code?.type === 'text' ? code.value : '',
  };
}

export function markdownOf(document: Root): string {
  return toMarkdown(toMdast(document, {handlers: {pre}}), {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    // Not padded to the widest cell: spaces cost whoever reads this by the token.
    extensions: [gfmToMarkdown({tablePipeAlign: false}), cjkFriendlyToMarkdown()],
  });
}
