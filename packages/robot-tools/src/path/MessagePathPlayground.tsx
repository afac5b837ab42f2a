/**
 * Trial of message paths. The static part contains a JSON block per topic, followed by the variables of the
 * layout.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

const texts = {
  title: translate({id: 'tools.path.title', message: 'Try message paths'}),
  note: translate({
    id: 'tools.path.note',
    message:
      'Write a path and see its result at once; the selected part is marked in the message. You can use your own message and variables. Nothing leaves your browser.',
  }),
  open: translate({id: 'tools.path.open', message: 'Try it'}),
};

export function MessagePathPlayground({children}: {children: ReactNode}): ReactNode {
  return (
    <ToolFrame
      {...texts}
      fetchCode={() => import('./MessagePathTool')}
      sharedAs="path"
      render={({default: MessagePathTool}, samples, content, shared) => (
        <MessagePathTool
          messages={samples.slice(0, -1)}
          variables={samples.at(-1)?.text ?? '{}'}
          content={content}
          shared={shared}
        />
      )}
    >
      {children}
    </ToolFrame>
  );
}
