/** Replaces the theme's `code`, which shows code with elements in it as a block: `Pre.tsx` renders blocks. */
import React, {type ComponentProps, type ReactNode} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
