import React, {type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useZoom from '@site/src/components/Zoom/useZoom';
import type {FigureData} from '@site/src/figures/data';
import zoomStyles from '../Zoom/styles.module.css';
import styles from './styles.module.css';

interface FigureProps {
  /** Written in Markdown; the build turns it into `figure`. */
  name?: string;
  /** From `@generated/figures/default/<name>.json`. */
  figure?: FigureData;
  /**
   * For a figure on the first screen: loads at once, beside the styles. The one for the dark mode loads
   * once it is known to show, as a browser does not ask whether CSS hides what it is told to load.
   */
  priority?: boolean;
}

/** In the same frame as the text, not in the next one. */
const atOnce = {loading: 'eager', decoding: 'sync'} as const;
const whenNear = {loading: 'lazy', decoding: 'async'} as const;

/**
 * A drawn figure: one picture for each colour mode (CSS shows one, the other is not loaded), which opens
 * in full, with caption and numbered legend as text. The picture is a link to its file; with JavaScript
 * the link is a button that opens it in a dialog.
 *
 * The picture keeps a readable size on phones and scrolls in its own box there; the link in it is what
 * the keyboard reaches to scroll it.
 */
export default function Figure({figure, priority = false}: FigureProps): ReactNode {
  if (!figure) {
    throw new Error(
      '<Figure> has no data: in TSX pass figure={…} imported from @generated/figures/default/<name>.json',
    );
  }
  const {width, height, alt, caption, legend} = figure;
  const isBrowser = useIsBrowser();
  const {dialog, zoom} = useZoom();

  function open(event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) {
    const source = event.currentTarget.querySelector('img');
    if (source && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      event.currentTarget.focus({preventScroll: true});
      zoom({source, name: caption ?? alt});
    }
  }

  const hint = translate({
    id: 'figure.openFullSize',
    message: '查看大图',
    description: 'Tooltip of the link around a figure that opens it in full size',
  });
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {(['light', 'dark'] as const).map((mode) => (
          <a
            key={mode}
            href={figure[mode]}
            title={hint}
            {...(isBrowser && {
              role: 'button',
              'aria-haspopup': 'dialog' as const,
              onClick: open,
              onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) =>
                event.key === ' ' && open(event),
            })}
            className={clsx(
              styles.link,
              styles[mode],
              width > 600 ? styles.wide : width > 400 && styles.medium,
            )}
          >
            <img
              src={figure[mode]}
              alt={alt}
              width={width}
              height={height}
              {...(priority && mode === 'light' ? atOnce : whenNear)}
              className={styles.image}
            />
            {isBrowser && <span className={zoomStyles.mark} aria-hidden="true" />}
          </a>
        ))}
      </div>
      {(caption ?? legend) && (
        <figcaption className={styles.caption}>
          {caption && <p className={styles.line}>{caption}</p>}
          {legend && (
            <ol className={styles.legend}>
              {legend.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
      {dialog}
    </figure>
  );
}
