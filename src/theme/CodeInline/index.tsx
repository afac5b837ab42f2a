/** Replaces the theme's inline code, which is the same without `translate`: page translators leave it alone. */
import React, {type ComponentProps, type ReactNode} from 'react';

export default function CodeInline(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
