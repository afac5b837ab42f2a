import type {ReactNode} from 'react';
import {LineIcon} from 'browser-utils';

/** Filled icon of a button that plays or, during playback, pauses. */
export const PlayIcon = ({isPlaying = false}: {isPlaying?: boolean}): ReactNode => (
  <LineIcon
    fill="currentColor"
    d={isPlaying ? 'M8 5.5h2v13H8zM14 5.5h2v13h-2z' : 'M7.5 5v14L19 12z'}
  />
);
