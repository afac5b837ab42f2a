import {useEffect, useState} from 'react';
import type {Hit} from './client/types';

/** A hit as far as it is there: with its excerpt as soon as the text has come. */
export function useComplete<Given extends Hit | undefined>(hit: Given): Given | Hit {
  const [arrived, setArrived] = useState<{of: Hit; whole: Hit}>();
  useEffect(() => {
    let current = true;
    void hit?.complete?.then((whole) => {
      if (current) {
        setArrived({of: hit, whole});
      }
    });
    return () => {
      current = false;
    };
  }, [hit]);
  return hit && arrived?.of === hit ? arrived.whole : hit;
}
