/**
 * A picture in a dialog as large as the window: buttons, wheel, pinch and + - 0 zoom, dragging and
 * the arrow keys move it, Escape closes. The picture is laid out at its size, not stretched, so
 * that drawings stay sharp; moving is the scrolling of a box, with all that browsers know of it.
 */
import {translate} from '@docusaurus/Translate';
import './dialog.css';

const step = 1.4;
const largest = 8;
const arrowStep = 60;

interface Size {
  width: number;
  height: number;
}

function sizeOf(picture: Element): Size {
  if (picture instanceof HTMLImageElement && picture.naturalWidth > 0) {
    return {width: picture.naturalWidth, height: picture.naturalHeight};
  }
  const {width, height} = picture.getBoundingClientRect();
  return {width: width || 1, height: height || 1};
}

/** A copy that stands for itself: no id is in the document twice. */
function copyOf(picture: Element): HTMLElement | SVGElement {
  if (picture instanceof HTMLImageElement) {
    const image = new Image();
    image.src = picture.currentSrc || picture.src;
    image.alt = picture.alt;
    return image;
  }
  const holder = document.createElement('div');
  holder.innerHTML = picture.outerHTML.replaceAll(picture.id, `${picture.id}-zoom`);
  const copy = holder.firstElementChild as SVGElement;
  copy.style.maxWidth = 'none';
  return copy;
}

function button(label: string, sign: string, action: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.title = label;
  made.textContent = sign;
  made.addEventListener('click', action);
  return made;
}

/** The picture in a box that scrolls, and how to zoom it. */
function stageFor(picture: Element) {
  const size = sizeOf(picture);
  const copy = copyOf(picture);
  const stage = document.createElement('div');
  stage.className = 'zoom-stage';
  // Reached by Tab, so that it has keys of its own wherever the focus is.
  stage.tabIndex = 0;
  stage.append(copy);
  let scale = 1;

  /** The scale at which the whole picture is seen. */
  const fitting = () =>
    Math.min(stage.clientWidth / size.width, stage.clientHeight / size.height, 3);

  /** Zooms around a point of the window, by default the middle of the stage. */
  function zoomTo(wanted: number, x?: number, y?: number): void {
    const next = Math.min(largest, Math.max(Math.min(fitting(), 1) / 2, wanted));
    const frame = stage.getBoundingClientRect();
    const before = copy.getBoundingClientRect();
    const atX = x ?? frame.left + frame.width / 2;
    const atY = y ?? frame.top + frame.height / 2;
    const ratio = next / scale;
    scale = next;
    copy.style.width = `${size.width * scale}px`;
    copy.style.height = `${size.height * scale}px`;
    const after = copy.getBoundingClientRect();
    stage.scrollLeft += after.left + (atX - before.left) * ratio - atX;
    stage.scrollTop += after.top + (atY - before.top) * ratio - atY;
  }

  const zoomBy = (factor: number, x?: number, y?: number) => zoomTo(scale * factor, x, y);
  const fit = () => zoomTo(fitting());
  return {stage, zoomBy, fit};
}

type Stage = ReturnType<typeof stageFor>;

/** One pointer drags, two pinch; the wheel zooms where it points. */
function followPointers({stage, zoomBy}: Stage): void {
  const pointers = new Map<number, PointerEvent>();
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b
      ? {
          distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
          x: (a.clientX + b.clientX) / 2,
          y: (a.clientY + b.clientY) / 2,
        }
      : undefined;
  };
  stage.addEventListener('pointerdown', (event) => {
    pointers.set(event.pointerId, event);
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) {
      return;
    }
    const before = spread();
    pointers.set(event.pointerId, event);
    const after = spread();
    if (before && after) {
      zoomBy(after.distance / Math.max(before.distance, 1), after.x, after.y);
    } else {
      stage.scrollLeft -= event.clientX - last.clientX;
      stage.scrollTop -= event.clientY - last.clientY;
    }
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, ({pointerId}) => pointers.delete(pointerId));
  }
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomBy(
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)),
        event.clientX,
        event.clientY,
      );
    },
    {passive: false},
  );
}

/**
 * Opens a picture; when it is closed, the focus returns to where it was.
 *
 * @param picture an image or a drawing of the page
 * @param name what it shows: the name of the dialog
 */
export function openZoom(picture: Element, name: string): void {
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom-dialog';
  dialog.setAttribute('aria-label', name);
  const parts = stageFor(picture);
  const {stage, zoomBy, fit} = parts;
  stage.setAttribute('role', 'group');
  stage.setAttribute(
    'aria-label',
    translate({id: 'zoom.stage', message: '图片，可用方向键移动，用加号、减号和 0 缩放'}),
  );
  const bar = document.createElement('div');
  bar.className = 'zoom-bar';
  bar.append(
    button(translate({id: 'zoom.in', message: '放大'}), '+', () => zoomBy(step)),
    button(translate({id: 'zoom.out', message: '缩小'}), '−', () => zoomBy(1 / step)),
    button(translate({id: 'zoom.fit', message: '适合窗口'}), '⤢', fit),
    button(translate({id: 'zoom.close', message: '关闭'}), '✕', () => dialog.close()),
  );
  dialog.append(bar, stage);
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(step),
    '=': () => zoomBy(step),
    '-': () => zoomBy(1 / step),
    '0': fit,
    ArrowLeft: () => stage.scrollBy(-arrowStep, 0),
    ArrowRight: () => stage.scrollBy(arrowStep, 0),
    ArrowUp: () => stage.scrollBy(0, -arrowStep),
    ArrowDown: () => stage.scrollBy(0, arrowStep),
  };
  dialog.addEventListener('keydown', (event) => {
    const action = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  });
  followPointers(parts);
  window.addEventListener('resize', fit);
  const leave = () => dialog.close();
  window.addEventListener('popstate', leave);
  dialog.addEventListener('close', () => {
    window.removeEventListener('resize', fit);
    window.removeEventListener('popstate', leave);
    dialog.remove();
    if (opener instanceof HTMLElement) {
      opener.focus({preventScroll: true});
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  fit();
  stage.focus();
}
