/** Explains a five-field schedule expression: in words, as the next runs, or why it is refused. */
import React, {type ReactNode} from 'react';
import Tool from '../Tool';

const texts = {
  title: {zh: '解释表达式', en: 'Explain an expression'},
  note: {
    zh: '含义、写法上的错误和接下来的五次运行，随输入更新。',
    en: 'Its meaning, its mistakes, and the next five runs follow what you type.',
  },
  open: {zh: '打开', en: 'Open'},
};

export default function CronExplainer(): ReactNode {
  return (
    <Tool
      {...texts}
      isLight
      fetchCode={() => import('./Opened')}
      render={({default: Opened}) => <Opened />}
    />
  );
}
