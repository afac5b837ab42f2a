/**
 * A rule to try on messages. Its static part is, in this order: messages, table of event codes,
 * condition, name of the record, name of the moment, each a code block.
 */
import React, {type ReactNode} from 'react';
import ToolFrame from '../ui/ToolFrame';

const texts = {
  title: {zh: '试一试规则', en: 'Try a rule'},
  note: {
    zh: '修改消息、事件码表和条件，立即看到哪些消息命中、哪些被去重合并、会采集哪一段、记录叫什么。内容不会离开浏览器。',
    en: 'Change the messages, the table, and the condition, and see at once which messages match, which are merged by deduplication, which span is collected, and what the record is called. Nothing leaves your browser.',
  },
  open: {zh: '打开试验台', en: 'Open the bench'},
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
