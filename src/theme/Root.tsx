/** What stays while pages come and go. */
import React, {type ReactNode} from 'react';
import {SearchDialogHolder} from '@site/src/search/DialogHolder';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return <SearchDialogHolder>{children}</SearchDialogHolder>;
}
