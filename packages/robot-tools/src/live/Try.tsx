/**
 * Link in a table row that tries the setting of the row in the sample recording of the page. Without
 * JavaScript, it leads to the player.
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
  /** Link that readers may return to. */
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
