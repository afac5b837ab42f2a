/** A drawing whose parts light up by field, and that turns where it shows space. */
import React, {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type {View} from './SpecimenEditor';
import styles from './styles.module.css';

/** Degrees by which a key turns it. */
const keys: Readonly<Record<string, View>> = {
  ArrowLeft: {azimuth: -10, elevation: 0},
  ArrowRight: {azimuth: 10, elevation: 0},
  ArrowUp: {azimuth: 0, elevation: 5},
  ArrowDown: {azimuth: 0, elevation: -5},
};

interface Props {
  svg: string;
  /** Field whose part is emphasized. */
  lit: string | undefined;
  label: string;
  /** Adds degrees to the view; absent where nothing turns. */
  onTurn?: (by: View) => void;
}

export function Picture({svg, lit, label, onTurn}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // React writes it again for each new object, without what is lit.
  const html = useMemo(() => ({__html: svg}), [svg]);
  useEffect(() => {
    const all = box.current?.querySelectorAll<SVGElement>('[data-field]') ?? [];
    all.forEach((part) => part.classList.toggle(styles.lit!, part.dataset.field === lit));
  }, [svg, lit]);

  function onKeyDown(event: KeyboardEvent) {
    const by = keys[event.key];
    if (by && onTurn) {
      event.preventDefault();
      onTurn(by);
    }
  }

  const onPointerDown = ({currentTarget, pointerId}: PointerEvent<HTMLElement>) =>
    currentTarget.setPointerCapture(pointerId);

  function onPointerMove({buttons, movementX, movementY, pointerType}: PointerEvent) {
    if (buttons === 1 && onTurn) {
      // A finger that goes up or down scrolls the page.
      onTurn({azimuth: -movementX / 2, elevation: pointerType === 'mouse' ? movementY / 3 : 0});
    }
  }

  return (
    <div
      ref={box}
      className={clsx(styles.picture, lit && styles.dimmed, onTurn && styles.turns)}
      role="group"
      aria-label={label}
      {...(onTurn && {tabIndex: 0, onKeyDown, onPointerDown, onPointerMove})}
      dangerouslySetInnerHTML={html}
    />
  );
}
