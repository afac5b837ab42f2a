/**
 * The button of DocSearch in its markup, without what the package brings along for older browsers
 * (1 KB on every page). It is named by what is seen, the keys included.
 */
import React, {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

function Key({name, label}: {name: string; label: string}): ReactNode {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const onKey = ({type, key}: KeyboardEvent) => {
      // While a command key is held, macOS tells of no other key that is let go.
      if (key === name || (type === 'keyup' && key === 'Meta')) {
        setPressed(type === 'keydown');
      }
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [name]);
  return (
    <kbd className={clsx('DocSearch-Button-Key', pressed && 'DocSearch-Button-Key--pressed')}>
      {label}
    </kbd>
  );
}

export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const [command, setCommand] = useState<'Control' | 'Meta'>();
  useEffect(() => {
    setCommand(/mac|iphone|ipod|ipad/i.test(navigator.platform) ? 'Meta' : 'Control');
  }, []);
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-keyshortcuts={`${command ?? 'Meta'}+k`}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg
          className="DocSearch-Search-Icon"
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="8" />
          <path d="m21 21-4.3-4.3" />
        </svg>
        <span className="DocSearch-Button-Placeholder">
          {translate({id: 'search.button.text', message: '搜索'})}
        </span>
      </span>
      <span className="DocSearch-Button-Keys">
        {command && (
          <>
            <Key name={command} label={command === 'Meta' ? '⌘' : 'Ctrl'} />
            <Key name="k" label="K" />
          </>
        )}
      </span>
    </button>
  );
}
