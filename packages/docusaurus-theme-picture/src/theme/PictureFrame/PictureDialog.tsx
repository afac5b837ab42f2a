/**
 * Full-window dialog with the pictures of a page, each with caption and legend. Buttons, the wheel, pinching
 * and the keys + - 0 zoom; dragging, a finger and, in a zoomed picture, the arrow keys pan. Otherwise the arrow
 * keys switch pictures. Zooming enlarges the layout instead of scaling it, so the picture stays sharp.
 */
import React, {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {Modal} from 'browser-utils';
import Icon, {type IconName} from './Icon';
import styles from './pictureDialog.module.css';

const step = 1.4;
const largest = 8;

interface PictureDialogProps {
  /** Initial element with `data-picture`. */
  first: HTMLElement;
  onClose: () => void;
}

interface Place {
  /** In the window, px. */
  x: number;
  y: number;
}

/** Position of a finger or of the middle between two, and their distance. */
interface Fingers extends Place {
  spread: number;
  count: number;
}

/** Visible one of an element's pictures for two widths. */
const pictureIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('svg')).find(
    (picture) => picture.getClientRects().length > 0,
  );

export default function PictureDialog({first, onClose}: PictureDialogProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const scale = useRef(1);
  const fingers = useRef<Fingers>(undefined);
  const [shown, setShown] = useState(first);
  const all = Array.from(document.querySelectorAll<HTMLElement>('main [data-picture]'));

  /**
   * At zoom 1 the whole picture is visible at every window size. The specified point, or else the center, stays in
   * place.
   */
  function zoomTo(zoom: number, place?: Place): void {
    const box = stage.current!;
    const picture = box.querySelector('svg');
    if (!picture) {
      return;
    }
    const {left, top, width, height} = box.getBoundingClientRect();
    const {x, y} = place ?? {x: left + width / 2, y: top + height / 2};
    const before = picture.getBoundingClientRect();
    scale.current = Math.min(largest, Math.max(1, zoom));
    box.style.setProperty('--scale', String(scale.current));
    const after = picture.getBoundingClientRect();
    box.scrollBy(
      after.left - x + ((x - before.left) / before.width) * after.width,
      after.top - y + ((y - before.top) / before.height) * after.height,
    );
  }

  /**
   * Shows a picture at its natural size if it fits in one direction, never smaller than in the page; of an
   * overflowing picture, the beginning.
   */
  function begin(picture: SVGSVGElement): void {
    const box = stage.current!;
    const {clientWidth, clientHeight} = box;
    const {width, height} = picture.getBoundingClientRect();
    const ratio = width / height;
    box.style.setProperty('--ratio', String(ratio));
    const whole = Math.min(clientWidth, clientHeight * ratio);
    const full = Math.max(clientWidth, clientHeight * ratio);
    zoomTo(Math.max(width, Math.min(picture.viewBox.baseVal.width, full)) / whole);
    box.scrollTo(0, 0);
  }

  const zoomBy = (factor: number, place?: Place) => zoomTo(scale.current * factor, place);

  function show(by: number): void {
    setShown(all[(all.indexOf(shown) + by + all.length) % all.length] ?? shown);
  }

  useEffect(() => {
    const picture = pictureIn(shown);
    const caption = shown.querySelector('figcaption');
    stage.current!.replaceChildren(...(picture ? [picture.cloneNode(true)] : []));
    text.current!.replaceChildren(...(caption ? [caption.cloneNode(true)] : []));
    scale.current = 1;
    if (picture) {
      begin(picture);
    }
    stage.current!.focus();
    // The values that `begin` uses are stable between renderings.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0015), event);
    };
    // React's wheel listener is passive and could not prevent scrolling.
    stage.current!.addEventListener('wheel', onWheel, {passive: false});
    // Once: the stage is the same for all pictures.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const isWhole = scale.current === 1 && all.length > 1;
    const act = {
      '+': () => zoomBy(step),
      '=': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      '0': () => zoomTo(1),
      ArrowLeft: isWhole && (() => show(-1)),
      ArrowRight: isWhole && (() => show(1)),
    }[event.key];
    if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      act();
    }
  }

  function onPointerMove({pointerType, buttons, movementX, movementY}: PointerEvent): void {
    if (pointerType === 'mouse' && buttons === 1) {
      stage.current!.scrollBy(-movementX, -movementY);
    }
  }

  function onTouchMove({touches}: TouchEvent): void {
    const {0: a, 1: b = a, length: count} = touches;
    const spread = Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
    const now = {x: (a!.clientX + b!.clientX) / 2, y: (a!.clientY + b!.clientY) / 2, spread, count};
    const was = fingers.current;
    if (was?.count === count) {
      zoomBy(was.spread ? spread / was.spread : 1, was);
      stage.current!.scrollBy(was.x - now.x, was.y - now.y);
    }
    fingers.current = now;
  }

  const button = (icon: IconName, label: string, act?: () => void) => (
    <button type={act ? 'button' : 'submit'} aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  const name = shown.querySelector('figcaption p')?.textContent ?? pictureIn(shown)?.ariaLabel;
  return (
    <Modal
      className={styles.dialog}
      aria-label={name ?? translate({id: 'zoom.open', message: '放大查看'})}
      data-picture=""
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <form method="dialog" className={styles.bar}>
        {all.length > 1 && (
          <>
            {button('previous', translate({id: 'zoom.previous', message: '上一张'}), () =>
              show(-1),
            )}
            {button('next', translate({id: 'zoom.next', message: '下一张'}), () => show(1))}
          </>
        )}
        <span>{all.length > 1 && `${all.indexOf(shown) + 1} / ${all.length}`}</span>
        {button('in', translate({id: 'zoom.in', message: '放大'}), () => zoomBy(step))}
        {button('out', translate({id: 'zoom.out', message: '缩小'}), () => zoomBy(1 / step))}
        {button('whole', translate({id: 'zoom.fit', message: '适合窗口'}), () => zoomTo(1))}
        {button('close', translate({id: 'zoom.close', message: '关闭'}))}
      </form>
      <div className={styles.body}>
        <div
          ref={stage}
          className={styles.stage}
          // Focusable, so that the arrow keys scroll it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label={translate({
            id: 'zoom.stage',
            message: '图片，可用方向键移动，用加号、减号和 0 缩放',
          })}
          onPointerMove={onPointerMove}
          onTouchMove={onTouchMove}
          onTouchStart={() => (fingers.current = undefined)}
        />
        <div ref={text} className={styles.text} />
      </div>
    </Modal>
  );
}
