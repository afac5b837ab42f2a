import React, {useEffect, useState, type ReactNode} from 'react';
import type {Hit, HitText, Segment} from './answers/types';

/** Text from the index, as text: what was searched for is marked. */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, place) => (marked ? <mark key={place}>{text}</mark> : text));
}

/**
 * @param onText Called once the text of the page is there.
 * @returns The parts of a hit that need the text of its page, as far as they are known.
 */
export function useHitText(
  hit: HitText & Pick<Hit, 'text'>,
  onText?: (text: HitText) => void,
): HitText {
  const [arrived, setArrived] = useState<{of: object; text: HitText}>();
  useEffect(() => {
    let current = true;
    // A promise does not survive the browser's storage, from which hits of the history come.
    if (hit.text instanceof Promise) {
      void hit.text.then((text) => {
        if (current) {
          onText?.(text);
          setArrived({of: hit, text});
        }
      });
    }
    return () => {
      current = false;
    };
  }, [hit, onText]);
  return arrived?.of === hit ? arrived.text : hit;
}
