/**
 * The recording in the head of the home page. What is built is a still picture of it, which is what
 * readers see without JavaScript, with reduced motion, and before anything else has loaded.
 */
import React, {type ReactNode} from 'react';
import recording from '@figures/home-player';
import LiveRecording from '@site/src/components/LiveRecording';
import Picture from '@site/src/components/Picture';

export default function HomePlayer(): ReactNode {
  return (
    <LiveRecording
      views={['scene', 'plot', 'picture']}
      still={<Picture figure={recording} described />}
    />
  );
}
