/** Code of a component that comes with its first use, because it is heavy and most readers never need it. */
import {useState} from 'react';

/** @param fetchCode imports the code */
export function useOnDemand<Code>(fetchCode: () => Promise<Code>): {
  /** Undefined until it has arrived. */
  code: Code | undefined;
  /** Whether the last try failed; the next call of `load` is another. */
  isMissing: boolean;
  load: () => void;
} {
  const [code, setCode] = useState<Code>();
  const [isMissing, setMissing] = useState(false);

  function load() {
    if (!code) {
      fetchCode().then(
        (loaded) => {
          setCode(() => loaded);
          setMissing(false);
        },
        () => setMissing(true),
      );
    }
  }

  return {code, isMissing, load};
}
