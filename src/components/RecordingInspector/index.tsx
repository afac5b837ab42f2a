import React, {type ReactNode} from 'react';
import {RecordingInspector as Inspector} from 'robot-tools';

/** Recording inspector with the sample and the pages of this site. */
export default function RecordingInspector(): ReactNode {
  return (
    <Inspector
      sample="/samples/corridor.mcap"
      fetchPanels={() => import('@site/src/data/schema-panels')}
      pages={{
        upload: '/docs/developers/cocli/transfer-files#upload-files',
        messageConverter: '/docs/viz/extensions/guides/create-message-converter',
        userScript: '/docs/viz/panel/user-scripts',
      }}
    />
  );
}
