/** Replaces the theme's `pre`: shows a block that the build has highlighted. */
import React, {type ReactNode} from 'react';
import CodeBlock, {type Props} from '@theme/CodeBlock';

export default function MDXPre(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}
