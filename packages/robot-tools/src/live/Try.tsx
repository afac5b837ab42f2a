/**
 * A link in the row of a table that tries the setting of the row in the sample recording of the page. Without
 * JavaScript it leads to what stands there.
 */
import React, {type MouseEvent, type ReactNode} from 'react';
import {texts, triedText} from './texts';
import type {Settings} from './views';
import styles from './styles.module.css';

/** Id of the player element. */
export const sampleId = 'sample-recording';

/** Event that the player listens for. */
export const tryEvent = 'try-setting';
export interface Tried {
  setting: Partial<Settings>;
  /** The link, to which readers may go back. */
  from: HTMLElement;
}

export function Try(setting: Partial<Settings>): ReactNode {
  function click(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    const detail: Tried = {setting, from: event.currentTarget};
    document.getElementById(sampleId)!.dispatchEvent(new CustomEvent(tryEvent, {detail}));
  }

  return (
    <a
      href={`#${sampleId}`}
      className={`no-print ${styles.try}`}
      aria-label={`${texts.try}: ${triedText(setting)}`}
      data-markdown="off"
      data-search="off"
      onClick={click}
    >
      {texts.try}
    </a>
  );
}
