/** Component code that is loaded on first use, because it is large and most readers never need it. */
import {useState} from 'react';

/** @param fetchCode imports the code */
export function useOnDemand<Code>(fetchCode: () => Promise<Code>): {
  /** Undefined until loaded. */
  code: Code | undefined;
  /** True if the last attempt failed; the next call of `load` retries. */
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
