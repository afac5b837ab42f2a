/** Explains a five-field schedule expression: words, next runs, or faults. */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

export function CronExplainer(): ReactNode {
  return (
    <ToolFrame
      title={translate({id: 'tools.cron.title'})}
      note={translate({id: 'tools.cron.note'})}
      open={translate({id: 'tools.cron.open'})}
      isLight
      fetchCode={() => import('./CronTool')}
      render={({default: CronTool}) => <CronTool />}
    />
  );
}
