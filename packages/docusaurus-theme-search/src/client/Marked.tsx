import type {ReactNode} from 'react';
import type {Segment} from './answers/types';

/** Text from the index, as text: what was searched for is marked. */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, place) => (marked ? <mark key={place}>{text}</mark> : text));
}
