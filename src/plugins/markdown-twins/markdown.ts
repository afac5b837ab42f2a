/** From a plain document to Markdown: the settings of the libraries that do it. */
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {cjkFriendlyToMarkdown} from 'mdast-util-to-markdown-cjk-friendly';

export function markdownOf(document: Root): string {
  return toMarkdown(document, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    // Not padded to the widest cell: spaces cost whoever reads this by the token.
    extensions: [gfmToMarkdown({tablePipeAlign: false}), cjkFriendlyToMarkdown()],
  });
}
