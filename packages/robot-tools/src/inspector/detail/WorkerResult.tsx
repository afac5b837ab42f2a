import React, {useEffect, useState, type ReactNode} from 'react';
import {ReadingError, WorkerTimeout} from 'recording-reader';
import {shownText} from '../../ui/shownText';
import {faultText} from '../faultTexts';
import {notDecodedText, reasonText, texts, unknownEncodingText} from '../texts';

/** Thrown when the code of another tool could not be loaded. */
export class MissingCode extends Error {}

function errorText(error: unknown): string {
  if (error instanceof WorkerTimeout || error instanceof MissingCode) {
    return texts[error instanceof WorkerTimeout ? 'tookTooLong' : 'missingCode'];
  }
  if (error instanceof ReadingError && error.fault) {
    return faultText(error.fault);
  }
  const detail = shownText(error instanceof Error ? error.message : String(error), 300);
  if (error instanceof ReadingError && error.reason) {
    return reasonText(error.reason, detail);
  }
  return error instanceof ReadingError && error.isUnknownEncoding
    ? unknownEncodingText(detail)
    : notDecodedText(detail);
}

interface Props<Value> {
  request: () => Promise<Value>;
  /** Zero-based index of the requested message. */
  index?: number;
  children: (value: Value) => ReactNode;
}

/** Response of the worker; the previous one remains until the response for another message arrives. */
export function WorkerResult<Value>({request, index, children}: Props<Value>): ReactNode {
  const [result, setResult] = useState<{value: Value} | {error: unknown}>();
  useEffect(() => {
    let isCurrent = true;
    request().then(
      (value) => isCurrent && setResult({value}),
      (error: unknown) => isCurrent && setResult({error}),
    );
    return () => {
      isCurrent = false;
    };
    // Only the index changes the request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index]);
  if (!result) {
    return <p className="site-note">{texts.loading}</p>;
  }
  return 'error' in result ? (
    <p className="site-bad">{errorText(result.error)}</p>
  ) : (
    children(result.value)
  );
}
