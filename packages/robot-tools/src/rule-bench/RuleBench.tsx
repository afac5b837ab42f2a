/**
 * Trial of a rule on messages. The static part contains code blocks in this order: messages, table of event
 * codes, condition, name of the record, name of the moment.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

export function RuleBench({children}: {children: ReactNode}): ReactNode {
  return (
    <ToolFrame
      title={translate({id: 'tools.rule.title'})}
      note={translate({id: 'tools.rule.note'})}
      open={translate({id: 'tools.rule.open'})}
      fetchCode={() => import('./RuleBenchTool')}
      sharedAs="rule"
      render={({default: RuleBenchTool}, samples, content, shared) => (
        <RuleBenchTool texts={samples.map(({text}) => text)} content={content} shared={shared} />
      )}
    >
      {children}
    </ToolFrame>
  );
}
