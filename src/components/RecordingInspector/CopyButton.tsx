import React, {useState, type ReactNode} from 'react';
import useLocale from '../useLocale';
import {texts} from './texts';

interface Props {
  label: string;
  /** Gives the text, which may have to be read first. */
  text: () => string | Promise<string>;
}

export default function CopyButton({label, text}: Props): ReactNode {
  const locale = useLocale();
  const [result, setResult] = useState<'copied' | 'notCopied'>();

  async function copy(): Promise<void> {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(await text());
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  }

  return (
    <>
      <button type="button" className="site-button" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{result && texts[result][locale]}</span>
    </>
  );
}
