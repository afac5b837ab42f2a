/** A drawing of which parts are emphasized, and that turns where it shows space. */
import React, {useMemo, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
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
  /** Whether what `data-lit` marks is emphasized. */
  isLit: boolean;
  label: string;
  /** Adds degrees to the view; absent where nothing turns. */
  onTurn?: (by: View) => void;
}

export function Picture({svg, isLit, label, onTurn}: Props): ReactNode {
  // React writes it again for each new object.
  const html = useMemo(() => ({__html: svg}), [svg]);

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
      className={clsx(styles.picture, isLit && styles.dimmed, onTurn && styles.turns)}
      role="group"
      aria-label={label}
      {...(onTurn && {tabIndex: 0, onKeyDown, onPointerDown, onPointerMove})}
      dangerouslySetInnerHTML={html}
    />
  );
}
