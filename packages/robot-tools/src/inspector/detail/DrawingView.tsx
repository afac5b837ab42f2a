import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Drawing, Pose2d} from 'recording-reader';
import useLocale from '../../ui/useLocale';
import {numberText} from '../format';
import {texts} from '../texts';
import styles from '../styles.module.css';

/** Half the side length of the drawing, in units of its `viewBox`. */
const half = 100;

/** Side lengths of a grid cell, in meters. */
const cells = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Drawing of a message. */
export default function DrawingView({drawing}: {drawing: Drawing}): ReactNode {
  const locale = useLocale();
  if (drawing.kind === 'image') {
    return <img src={drawing.address} alt={texts.picture} className={styles.picture} />;
  }
  if (drawing.kind === 'scan') {
    const {points} = drawing;
    const count = numberText(points.length, locale);
    const label = translate({id: 'tools.inspector.drawnScan'}, {count});
    return (
      <Plan points={points} label={label}>
        {(scale) => (
          <>
            <path className={styles.origin} d="M-4 5 0-7 4 5z" />
            <path
              className={styles.points}
              d={points.map((point) => `M${placeOf(point, scale)}h0`).join('')}
            />
          </>
        )}
      </Plan>
    );
  }
  return <Poses poses={drawing.poses} />;
}

/** Poses around their common center, connected in their order. */
function Poses({poses}: {poses: readonly Pose2d[]}): ReactNode {
  const locale = useLocale();
  const [xs, ys] = [poses.map(({x}) => x), poses.map(({y}) => y)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(xs), middle(ys)];
  const points = poses.map((pose): [number, number] => [pose.x - x, pose.y - y]);
  const first = poses[0]!;
  const label = translate(
    {id: 'tools.inspector.drawnPoses'},
    {
      count: numberText(poses.length, locale),
      first: `x ${numberText(first.x, locale, 2)} m, y ${numberText(first.y, locale, 2)} m`,
    },
  );
  return (
    <Plan points={points} label={label}>
      {(scale) => (
        <>
          <path
            className={styles.way}
            d={`M${points.map((one) => placeOf(one, scale)).join('L')}`}
          />
          {poses.map(({yaw}, index) => {
            // At most about 40 poses have an arrow.
            const isDrawn = index % Math.ceil(poses.length / 40) === 0;
            return (
              isDrawn && (
                <path
                  key={index}
                  className={styles.origin}
                  transform={`translate(${placeOf(points[index]!, scale)}) rotate(${(-180 * yaw) / Math.PI})`}
                  d={poses.length === 1 ? 'M-8 10 0-16 8 10 0 5z' : 'M-2 2.5 0-4 2 2.5z'}
                />
              )
            );
          })}
        </>
      )}
    </Plan>
  );
}

/** Returns coordinates in the drawing, with x ahead (up) and y to the left. */
const placeOf = ([x, y]: readonly [number, number], scale: number): string =>
  `${(-y * scale).toFixed(1)} ${(-x * scale).toFixed(1)}`;

interface PlanProps {
  /** Points inside the plan, in meters from its center. */
  points: readonly (readonly [number, number])[];
  label: string;
  /** @param scale units of the drawing in a meter */
  children: (scale: number) => ReactNode;
}

/** Top view with a grid. */
function Plan({points, label, children}: PlanProps): ReactNode {
  const locale = useLocale();
  const reach = points.reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0.5);
  const scale = (0.92 * half) / reach;
  const cell = cells.find((side) => reach / side <= 5) ?? reach / 5;
  const count = Math.floor(half / (cell * scale));
  const lines = Array.from({length: 2 * count + 1}, (_, at) => (at - count) * cell * scale);
  return (
    <figure className={styles.plan}>
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} role="img" aria-label={label}>
        <path
          className={styles.grid}
          d={lines.map((at) => `M${at} ${-half}V${half}M${-half} ${at}H${half}`).join('')}
        />
        {children(scale)}
      </svg>
      <figcaption>{`${label} ${texts.cell} ${numberText(cell, locale, 2)} m`}</figcaption>
    </figure>
  );
}
