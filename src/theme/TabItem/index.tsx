/**
 * Replaces the theme's panel of a tab, which takes no attributes. This one says its tab's name, for
 * paper and for readers without JavaScript: they get all panels (src/css/site.css).
 */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  return (
    <div role="tabpanel" className={className} data-tab={label ?? value} hidden={hidden}>
      {children}
    </div>
  );
}
