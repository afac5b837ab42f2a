import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ReadingError} from 'recording-reader';
import {shownText} from '../../ui/shownText';
import {faultText} from '../faultTexts';
import {texts, unknownEncodingText} from '../texts';

function errorText(error: unknown): string {
  const {fault, reason} = error instanceof ReadingError ? error : {};
  const detail = shownText((error as Error).message, 300);
  if (fault) {
    return faultText(fault);
  }
  switch (reason) {
    case 'missing-code':
      return texts.missingCode;
    case 'timeout':
      return translate({id: 'tools.inspector.tookTooLong'});
    case 'beyond-tool':
      return translate({id: 'tools.inspector.beyondTool'}, {detail});
    case 'empty-definition':
      return translate({id: 'tools.inspector.emptyDefinition'});
    case 'unknown-encoding':
      return unknownEncodingText(detail);
    case undefined:
      return translate({id: 'tools.inspector.notDecoded'}, {reason: detail});
  }
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
