/** Puts a `cocli` command together. Its static part is an example. */
import React, {type ReactNode} from 'react';
import Tool from '../Tool';

const texts = {
  title: {zh: '拼出命令', en: 'Build a command'},
  note: {
    zh: '选择命令，填写参数，得到引号正确的一行，可用于 Bash 和 PowerShell。',
    en: 'Choose a command and fill in its flags. The line is quoted correctly for Bash and PowerShell.',
  },
  open: {zh: '开始', en: 'Start'},
};

export default function CommandBuilder({children}: {children: ReactNode}): ReactNode {
  return (
    <Tool
      {...texts}
      fetchCode={() => import('./Opened')}
      sharedAs="command"
      render={({default: Opened}, _, shared) => <Opened shared={shared} />}
    >
      {children}
    </Tool>
  );
}
