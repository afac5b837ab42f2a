/**
 * An editor for `cos.yaml` or the configuration of devices. Its static part is the sample between
 * its tags; the links of other samples, and addresses that readers share, open it with theirs.
 */
import React, {type ReactNode} from 'react';
import Tool from '../Tool';
import type {Kind} from './schema';

const texts = {
  title: {zh: '检查和编写配置', en: 'Check and write a configuration'},
  note: {
    zh: '边写边检查；按 Ctrl+Space 列出可以写的键，指着键看它的含义。内容不会离开浏览器。',
    en: 'Your text is checked as you type. Ctrl+Space lists the keys you can write; point to a key to see what it means. Nothing leaves your browser.',
  },
  open: {zh: '打开编辑器', en: 'Open the editor'},
};

interface Props {
  kind: Kind;
  children: ReactNode;
}

export default function YamlEditor({kind, children}: Props): ReactNode {
  return (
    <Tool
      {...texts}
      fetchCode={() => import('./Opened')}
      render={({default: Opened}, samples, shared) => (
        <Opened kind={kind} sample={shared ?? samples[0]?.text ?? ''} />
      )}
      sharedAs={kind}
    >
      {children}
    </Tool>
  );
}
