import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import UPlot, {type AlignedData, type Series} from 'uplot';
import 'uplot/dist/uPlot.min.css';
import check from '../ui/check.module.css';
import {useClock} from './clock';
import {curvesOf, turnPath, valueText} from './curves';
import {latestIndex} from './samplePlayback';
import {texts} from './texts';
import {colorOf, type ViewProps} from './views';
import styles from './player.module.css';

/** Curves with a common time axis; a click selects the time. */
export default function PlotView({drive, clock, lost, hasSettings, tried}: ViewProps): ReactNode {
  const {time} = useClock(clock);
  const box = useRef<HTMLDivElement>(null);
  const curves = useMemo(() => curvesOf(drive, tried), [drive, tried]);
  const [hidden, setHidden] = useState<readonly string[]>([turnPath]);

  useEffect(() => {
    setHidden((before) => before.filter((path) => path !== tried.at(-1)?.series));
  }, [tried]);

  useEffect(() => {
    const target = box.current!;
    const shown = curves.filter(({path}) => !hidden.includes(path));
    const data =
      shown.length === 0
        ? ([[0, drive.duration]] as AlignedData)
        : UPlot.join(shown.map(({times, values}): AlignedData => [[...times], [...values]]));
    const color = (name: string) => () => colorOf(target, name);
    const font = `11px ${getComputedStyle(target).fontFamily}`;
    const axis = {
      font,
      stroke: color('--ifm-color-content-secondary'),
      grid: {stroke: color('--site-border'), width: 1},
    };
    const plot = new UPlot(
      {
        width: target.clientWidth,
        height: target.clientHeight,
        padding: [8, 12, 0, 0],
        // Replaced by the list below, which is in the language of the page.
        legend: {show: false},
        scales: {x: {time: false, range: [0, drive.duration]}},
        axes: [
          {...axis, size: 22, gap: 2, values: (_, ticks) => ticks.map((tick) => `${tick} s`)},
          {...axis, size: 40, gap: 4},
        ],
        series: [
          {},
          ...shown.map((curve): Series => ({
            stroke: color(curve.color),
            width: 1.5,
            spanGaps: true,
            points: {show: false},
          })),
        ],
        hooks: {
          drawClear: [
            (u) => {
              u.ctx.fillStyle = colorOf(target, '--site-warning-soft');
              const [from, to] = [lost.from, lost.to].map((at) => u.valToPos(at, 'x', true));
              u.ctx.fillRect(from!, u.bbox.top, to! - from!, u.bbox.height);
            },
          ],
          draw: [
            (u) => {
              u.ctx.fillStyle = colorOf(target, '--ifm-color-content');
              const left = Math.round(u.valToPos(clock.time, 'x', true));
              u.ctx.fillRect(left, u.bbox.top, Math.ceil(devicePixelRatio), u.bbox.height);
            },
          ],
        },
      },
      data,
      target,
    );
    const seek = (event: PointerEvent) => {
      if (event.buttons === 1) {
        clock.seek(plot.posToVal(event.clientX - plot.over.getBoundingClientRect().left, 'x'));
      }
    };
    plot.over.addEventListener('pointerdown', seek);
    plot.over.addEventListener('pointermove', seek);
    const resized = new ResizeObserver(() =>
      plot.setSize({width: target.clientWidth, height: target.clientHeight}),
    );
    resized.observe(target);
    const recolored = new MutationObserver(() => plot.redraw(false, true));
    recolored.observe(document.documentElement, {attributeFilter: ['data-theme']});
    const unsubscribe = clock.subscribe(() => plot.redraw(false, false));
    return () => {
      unsubscribe();
      recolored.disconnect();
      resized.disconnect();
      plot.destroy();
    };
  }, [curves, hidden, drive, clock, lost]);

  function toggle(path: string) {
    setHidden((before) =>
      before.includes(path) ? before.filter((other) => other !== path) : [...before, path],
    );
  }

  const listed = hasSettings ? curves : curves.filter(({path}) => !hidden.includes(path));
  return (
    <>
      <div
        ref={box}
        className={styles.plot}
        role="img"
        aria-label={`${texts.plot}. ${texts.plotHelp}`}
      />
      <ul className={`site-row ${styles.settings}`} aria-label={texts.series}>
        {listed.map(({name, path, color, unit, times, values}) => {
          const value = values[latestIndex(times, time)];
          const text = (
            <>
              <span className={styles.dot} style={{background: `var(${color})`}} />
              {name}
              {hasSettings && <code translate="no">{path}</code>}
              <span className={styles.value}>
                {value === undefined ? '' : `${valueText(value)} ${unit}`}
              </span>
            </>
          );
          return (
            <li key={path}>
              {hasSettings ? (
                <label>
                  <input
                    type="checkbox"
                    className={check.check}
                    name="series"
                    value={path}
                    checked={!hidden.includes(path)}
                    onChange={() => toggle(path)}
                  />
                  {text}
                </label>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
