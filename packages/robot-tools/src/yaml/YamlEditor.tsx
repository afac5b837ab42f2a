/**
 * Editor for `cos.yaml` or the configuration of devices. The static part is the sample between its tags; links
 * of other samples and shared addresses open it with their content.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';
import type {ConfigSchema, Kind} from './schema';

export type {ConfigSchema};

interface Props {
  kind: Kind;
  fetchSchema: () => Promise<ConfigSchema>;
  children: ReactNode;
}

export function YamlEditor({kind, fetchSchema, children}: Props): ReactNode {
  return (
    <ToolFrame
      title={translate({id: 'tools.yaml.title'})}
      note={translate({id: 'tools.yaml.note'})}
      open={translate({id: 'tools.yaml.open'})}
      fetchCode={() => Promise.all([import('./YamlTool'), fetchSchema()])}
      render={([{default: YamlTool}, config], samples, content, shared) => (
        <YamlTool
          kind={kind}
          config={config}
          content={content}
          sample={shared ?? samples[0]?.text ?? ''}
        />
      )}
      sharedAs={kind}
    >
      {children}
    </ToolFrame>
  );
}
