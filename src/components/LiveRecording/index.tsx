import React, {type ComponentProps, type ReactNode} from 'react';
import drawing from '@figures/tile-visualization';
import Picture from '@theme/Picture';
import {LiveRecording as Live} from 'robot-tools';

type Props = Omit<ComponentProps<typeof Live>, 'sample' | 'thumb'>;

/** Views of the site's sample recording. */
export default function LiveRecording(props: Props): ReactNode {
  return <Live sample="/samples/corridor.mcap" thumb={<Picture picture={drawing} />} {...props} />;
}
