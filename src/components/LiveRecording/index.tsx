import React, {type ComponentProps, type ReactNode} from 'react';
import drawing from '@figures/tile-visualization';
import {LiveRecording as Live} from 'robot-tools';
import Picture from '../Picture';

type Props = Omit<ComponentProps<typeof Live>, 'sample' | 'thumb'>;

/** Views of the sample recording of this site. */
export default function LiveRecording(props: Props): ReactNode {
  return <Live sample="/samples/corridor.mcap" thumb={<Picture figure={drawing} />} {...props} />;
}
