/** Drawing with emphasized parts; a drawing of space can be rotated. */
import React, {useMemo, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {View} from './SpecimenEditor';
import styles from './styles.module.css';

/** Rotation by each key, in degrees. */
const keys: Readonly<Record<string, View>> = {
  ArrowLeft: {azimuth: -10, elevation: 0},
  ArrowRight: {azimuth: 10, elevation: 0},
  ArrowUp: {azimuth: 0, elevation: 5},
  ArrowDown: {azimuth: 0, elevation: -5},
};

interface Props {
  svg: string;
  /** True if elements with `data-lit` are emphasized. */
  isLit: boolean;
  label: string;
  /** Rotates the view; absent for a fixed view. */
  onTurn?: (by: View) => void;
}

export function Picture({svg, isLit, label, onTurn}: Props): ReactNode {
  // React replaces the content for each new object.
  const html = useMemo(() => ({__html: svg}), [svg]);

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (by && onTurn) {
      event.preventDefault();
      onTurn(by);
    }
  }

  const onPointerDown = ({currentTarget, pointerId}: PointerEvent<HTMLElement>) =>
    currentTarget.setPointerCapture(pointerId);

  function onPointerMove({buttons, movementX, movementY, pointerType}: PointerEvent) {
    if (buttons === 1 && onTurn) {
      // A vertical swipe scrolls the page.
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
