/**
 * Trial of a rule on messages. The static part contains code blocks in this order: messages, table of event
 * codes, condition, name of the record, name of the moment.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

const texts = {
  title: translate({id: 'tools.rule.title', message: 'Try a rule'}),
  note: translate({
    id: 'tools.rule.note',
    message:
      'Change the messages, the table, and the condition, and see at once which messages match, which are merged by deduplication, which time span is collected, and what the record is called. Nothing leaves your browser.',
  }),
  open: translate({id: 'tools.rule.open', message: 'Open the bench'}),
};

export function RuleBench({children}: {children: ReactNode}): ReactNode {
  return (
    <ToolFrame
      {...texts}
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
