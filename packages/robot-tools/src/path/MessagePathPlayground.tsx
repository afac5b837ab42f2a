/**
 * Trial of message paths. The static part contains a JSON block per topic, followed by the variables of the
 * layout.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

export function MessagePathPlayground({children}: {children: ReactNode}): ReactNode {
  return (
    <ToolFrame
      title={translate({id: 'tools.path.title'})}
      note={translate({id: 'tools.path.note'})}
      open={translate({id: 'tools.path.open'})}
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
