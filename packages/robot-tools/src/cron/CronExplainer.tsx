/** Explains a five-field schedule expression: words, next runs, or faults. */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

const texts = {
  title: translate({id: 'tools.cron.title', message: 'Explain an expression'}),
  note: translate({
    id: 'tools.cron.note',
    message:
      'As you type, you see what the expression means, what is wrong with it, and its next five runs.',
  }),
  open: translate({id: 'tools.cron.open', message: 'Open'}),
};

export function CronExplainer(): ReactNode {
  return (
    <ToolFrame
      {...texts}
      isLight
      fetchCode={() => import('./CronTool')}
      render={({default: CronTool}) => <CronTool />}
    />
  );
}
