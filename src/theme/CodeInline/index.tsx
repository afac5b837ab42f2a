/**
 * Replaces the theme's inline code: page translators leave this one alone (`translate`), and long names
 * break between their words, unless the build has said that they stay whole (`src/plugins/code/inline.ts`).
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import {breakable} from '@site/src/utils/breakable';

export default function CodeInline({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code translate="no" {...props}>
      {props.style ? children : breakable(children)}
    </code>
  );
}
