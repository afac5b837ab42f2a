/**
 * Message paths to try: what a path selects in a message. Its static part is one JSON block for
 * each topic, and last the variables of the layout.
 */
import React, {type ReactNode} from 'react';
import ToolFrame from '../ui/ToolFrame';

const texts = {
  title: {zh: '试一试消息路径', en: 'Try message paths'},
  note: {
    zh: '写一条路径，立即看到结果，选中的部分在消息里标出；消息和变量可以换成你自己的。内容不会离开浏览器。',
    en: 'Write a path and see its result at once; the selected part is marked in the message. You can use your own message and variables. Nothing leaves your browser.',
  },
  open: {zh: '打开', en: 'Try it'},
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
