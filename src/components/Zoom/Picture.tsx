/**
 * A picture in a dialog as large as the window, with the caption and the legend of its figure. The
 * buttons, the wheel and the keys + - 0 zoom; the arrow keys and dragging move. Fingers do what they do
 * on a page: they pinch and scroll. The picture is laid out larger, not stretched, and stays sharp.
 */
import React, {
  useEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import Dialog from '../Dialog';
import styles from './picture.module.css';

const step = 1.4;
const largest = 8;

export interface PictureProps {
  /** The picture on the page, of which a copy is shown. */
  source: HTMLElement | SVGElement;
  /** What it shows: the name of the dialog. */
  name: string;
  onClose: () => void;
}

/** Size of a picture at 100 %. */
function sizeOf(source: Element): {width: number; height: number} {
  if (source instanceof HTMLImageElement && source.naturalWidth > 0) {
    return {width: source.naturalWidth, height: source.naturalHeight};
  }
  const {width, height} = source.getBoundingClientRect();
  return {width: width || 1, height: height || 1};
}

/** A copy without the styles that the picture has in the text. */
function copyOf(source: Element): Element {
  const copy = source.cloneNode(true) as Element;
  copy.removeAttribute('class');
  copy.removeAttribute('loading');
  return copy;
}

export default function Picture({source, name, onClose}: PictureProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const scale = useRef(1);
  const size = sizeOf(source);

  /** The scale at which the whole picture is seen. */
  const fitting = () =>
    Math.min(stage.current!.clientWidth / size.width, stage.current!.clientHeight / size.height, 3);

  /** What is in the middle of the stage stays there. */
  function zoomTo(wanted: number): void {
    const box = stage.current!;
    const picture = box.firstElementChild as HTMLElement;
    const next = Math.min(largest, Math.max(fitting() / 2, wanted));
    const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2];
    picture.style.width = `${size.width * next}px`;
    picture.style.height = `${size.height * next}px`;
    const ratio = next / scale.current;
    scale.current = next;
    box.scrollTo(x * ratio - box.clientWidth / 2, y * ratio - box.clientHeight / 2);
  }

  const zoomBy = (factor: number) => zoomTo(scale.current * factor);
  const fit = () => zoomTo(fitting());

  useEffect(() => {
    const box = stage.current!;
    const caption = source.closest('figure')?.querySelector('figcaption');
    box.replaceChildren(copyOf(source));
    text.current!.replaceChildren(...(caption ? [caption.cloneNode(true)] : []));
    fit();
    box.focus();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0015));
    };
    // React's listener could not keep the page from scrolling.
    box.addEventListener('wheel', onWheel, {passive: false});
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
    // Once: a dialog shows one picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const act = {
      '+': () => zoomBy(step),
      '=': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      '0': fit,
    }[event.key];
    if (act && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      act();
    }
  }

  function onPointerMove({pointerType, buttons, movementX, movementY}: PointerEvent): void {
    if (pointerType === 'mouse' && buttons === 1) {
      stage.current!.scrollBy(-movementX, -movementY);
    }
  }

  const buttons: [label: string, sign: string, act?: () => void][] = [
    [translate({id: 'zoom.in', message: '放大'}), '+', () => zoomBy(step)],
    [translate({id: 'zoom.out', message: '缩小'}), '−', () => zoomBy(1 / step)],
    [translate({id: 'zoom.fit', message: '适合窗口'}), '⤢', fit],
    // Closes by being the button of its form.
    [translate({id: 'zoom.close', message: '关闭'}), '✕'],
  ];
  return (
    <Dialog className={styles.dialog} aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
      <form method="dialog" className={styles.bar}>
        {buttons.map(([label, sign, act]) => (
          <button
            key={sign}
            type={act ? 'button' : 'submit'}
            aria-label={label}
            title={label}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </form>
      <div
        ref={stage}
        className={styles.stage}
        // Reached by Tab, so that the arrow keys scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={translate({
          id: 'zoom.stage',
          message: '图片，可用方向键移动，用加号、减号和 0 缩放',
        })}
        onPointerMove={onPointerMove}
      />
      <div ref={text} className={styles.text} />
    </Dialog>
  );
}
