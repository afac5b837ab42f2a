/**
 * Artwork of the home page: a mobile manipulator, and the record of its run as tracks on one time
 * axis with a moment marked. Decoration: inline so that it costs no request and follows the mode.
 */
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A curve over the tracks' width from samples 0…1 (0 = top), as a path. */
function curve(samples: readonly number[], top: number, height: number): string {
  const left = 214;
  const step = 250 / (samples.length - 1);
  return samples
    .map((y, i) => {
      const x = (left + i * step).toFixed(1);
      return `${i === 0 ? 'M' : 'L'}${x} ${(top + y * height).toFixed(1)}`;
    })
    .join('');
}

const joint = [
  0.7, 0.62, 0.5, 0.35, 0.3, 0.34, 0.5, 0.2, 0.85, 0.4, 0.55, 0.6, 0.58, 0.5, 0.42, 0.4,
];
const speed = [0.9, 0.7, 0.45, 0.4, 0.4, 0.42, 0.4, 0.4, 0.95, 0.95, 0.8, 0.5, 0.4, 0.38, 0.4, 0.4];
/** Heights of the point-cloud track's bars, in pixels. */
const points = [8, 11, 9, 13, 15, 12, 16, 14, 5, 4, 7, 11, 13, 12, 15, 14, 12, 13, 11, 12];

export default function HomeArt(): ReactNode {
  return (
    <svg viewBox="0 0 480 320" width="480" height="320" aria-hidden="true" className={styles.art}>
      <g className={styles.grid}>
        {[232, 276, 320, 364, 408, 452].map((x) => (
          <path key={x} d={`M${x} 58V270`} />
        ))}
      </g>

      <g className={styles.robot}>
        <rect x="34" y="222" width="112" height="34" rx="8" />
        <circle cx="60" cy="262" r="12" />
        <circle cx="120" cy="262" r="12" />
        <path d="M90 222v-26" />
        <circle cx="90" cy="188" r="9" />
        <path d="m84 181-26-52M97 182l-26-52" />
        <circle cx="62" cy="122" r="9" />
        <path d="m70 117 56-29M66 130l58-28" />
        <circle cx="132" cy="92" r="9" />
        <path d="m140 95 12 6m0 0 12-6m-12 6 2 13" />
        <path d="M18 276h150" className={styles.ground} />
      </g>
      <g className={styles.sensor}>
        <path d="M46 222v-9h18v9" />
        <path d="M30 206a30 30 0 0 1 50 0M38 211a20 20 0 0 1 34 0" />
      </g>

      <path d="M172 178h22m-7-6 7 6-7 6" className={styles.flow} />

      <g className={styles.frames}>
        {[214, 258, 302, 346, 390, 434].map((x) => (
          <rect key={x} x={x} y="62" width="34" height="26" rx="3" />
        ))}
        {[214, 258, 302, 346, 390, 434].map((x, i) => (
          <path key={x} d={`m${x + 5} 83 ${7 + (i % 3)}-9 6 6 4-4 7 7`} />
        ))}
      </g>
      <g className={styles.points}>
        {points.map((height, i) => (
          <path key={`${i}-${height}`} d={`M${217 + i * 13} 128v-${height}`} />
        ))}
      </g>
      <path d={curve(joint, 142, 38)} className={styles.joint} />
      <path d={curve(speed, 192, 38)} className={styles.speed} />
      <g className={styles.events}>
        {[240, 290, 345, 352, 420].map((x) => (
          <circle key={x} cx={x} cy="250" r="4" />
        ))}
      </g>

      <g className={styles.moment}>
        <rect x="322" y="50" width="48" height="222" rx="4" />
        <path d="M322 50v222M370 50v222" />
        <path d="M339 30h14v14l-7-4-7 4z" />
      </g>
      <path d="M204 284h268" className={styles.axis} />
      <g className={styles.ticks}>
        {[214, 258, 302, 346, 390, 434].map((x) => (
          <path key={x} d={`M${x} 284v7`} />
        ))}
      </g>
      <path d="M346 276v26" className={styles.playhead} />
      <circle cx="346" cy="284" r="6" className={styles.knob} />
    </svg>
  );
}
