/** Wraps the theme's list of headings: names in code break between their words. */
import React, {useMemo, type ReactNode} from 'react';
import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import TOCItemTree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {wordsOf} from '@site/src/config/wordBreaks';

const withBreaks = (toc: readonly TOCTreeNode[]): TOCTreeNode[] =>
  toc.map((heading) => ({
    ...heading,
    value: heading.value.replace(
      /<code>([^<]+)<\/code>/g,
      (_, code: string) => `<code translate="no">${wordsOf(code).join('<wbr>')}</code>`,
    ),
    children: withBreaks(heading.children),
  }));

export default function TOCItemTreeWithBreaks({toc, ...props}: Props): ReactNode {
  const items = useMemo(() => withBreaks(toc), [toc]);
  return <TOCItemTree toc={items} {...props} />;
}
