/** Markdown as pages show it, for tests of rehype plugins. */
import {evaluateSync} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';

/** @returns HTML of the lines */
export function rendered(rehypePlugins: PluggableList, lines: readonly string[]): string {
  const {default: Page} = evaluateSync(lines.join('\n'), {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins,
  });
  return renderToStaticMarkup(createElement(Page));
}
