import type {ReactNode} from 'react';
import type {Segment} from './searchClients/types';

/** Text from the index with marked matches, never as HTML. */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, place) => (marked ? <mark key={place}>{text}</mark> : text));
}
