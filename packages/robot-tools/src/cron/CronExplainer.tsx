/** Explains a five-field schedule expression: in words, as the next runs, or why it is refused. */
import React, {type ReactNode} from 'react';
import ToolFrame from '../ui/ToolFrame';

const texts = {
  title: {zh: '解释表达式', en: 'Explain an expression'},
  note: {
    zh: '输入时随时显示表达式的含义、写法上的错误和接下来的五次运行。',
    en: 'As you type, you see what the expression means, what is wrong with it, and its next five runs.',
  },
  open: {zh: '打开', en: 'Open'},
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
