/**
 * Stands in the place of the search dialog while that is loaded: a real field, which has the focus
 * within the very event that asked for the search. Nothing typed is lost, and a phone opens its
 * keyboard, which it does for a field that is focused by the reader's own touch alone.
 */
import React, {type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {searchLimits} from '@site/src/config/search';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onClose: () => void;
}

export function WaitingField({field, text, onClose}: Props): ReactNode {
  const label = translate({id: 'search.placeholder', message: '搜索文档'});
  return (
    <div className="search-waiting" role="search" aria-label={label} aria-busy>
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <input
        ref={field}
        type="search"
        defaultValue={text}
        maxLength={searchLimits.queryLength}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        // There is nowhere else to go in a dialog of one field.
        onKeyDown={(event) => {
          if (event.key === 'Tab') {
            event.preventDefault();
          }
        }}
      />
    </div>
  );
}

/** Resolves when no word is being composed in a field, as readers of Chinese do. */
export function composed(field: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    if (!composing.has(field)) {
      resolve();
      return;
    }
    field.addEventListener('compositionend', () => resolve(), {once: true});
  });
}

const composing = new WeakSet<HTMLInputElement>();

/** Focuses a field with its text selected, or with the caret at the end, and heeds compositions in it. */
export function enter(field: HTMLInputElement, select: boolean): void {
  field.addEventListener('compositionstart', () => composing.add(field));
  field.addEventListener('compositionend', () => composing.delete(field));
  field.focus();
  field.setSelectionRange(select ? 0 : field.value.length, field.value.length);
}
