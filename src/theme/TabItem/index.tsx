/**
 * Wraps the theme's tab panel: adds the name of the tab, which is shown in print and without JavaScript, where
 * all panels are visible (src/css/site.css).
 */
import React, {type ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

export default function TabItemWithName({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <span className="tab-name" data-tab={props.label ?? props.value} />
      {children}
    </TabItem>
  );
}
