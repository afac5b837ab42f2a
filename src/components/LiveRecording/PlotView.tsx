import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import UPlot, {type AlignedData, type Series} from 'uplot';
import 'uplot/dist/uPlot.min.css';
import useLocale from '../useLocale';
import {useClock} from './clock';
import {latestIndex, trackOf, type Drive} from './drive';
import {texts} from './texts';
import {colorOf, onModeChange, type ViewProps} from './views';
import styles from './player.module.css';

interface Curve {
  name: 'speed' | 'turn' | 'variance';
  path: string;
  color: string;
  unit: string;
  times: number[];
  values: number[];
}

function curvesOf(drive: Drive): Curve[] {
  const odometry = trackOf(drive, '/odom');
  const poses = trackOf(drive, '/amcl_pose');
  return [
    {
      name: 'speed',
      path: '/odom.twist.twist.linear.x',
      color: '--site-tip',
      unit: 'm/s',
      times: odometry.times,
      values: odometry.messages.map(({twist}) => twist.twist.linear.x),
    },
    {
      name: 'variance',
      path: '/amcl_pose.pose.covariance[0]',
      color: '--site-danger',
      unit: 'm²',
      times: poses.times,
      values: poses.messages.map(({pose}) => pose.covariance[0]!),
    },
    {
      name: 'turn',
      path: '/odom.twist.twist.angular.z',
      color: '--site-note',
      unit: 'rad/s',
      times: odometry.times,
      values: odometry.messages.map(({twist}) => twist.twist.angular.z),
    },
  ];
}

/** Curves with a common time axis; a click in them goes to that time. */
export default function PlotView({drive, clock, lost, hasSettings}: ViewProps): ReactNode {
  const locale = useLocale();
  const {time} = useClock(clock);
  const box = useRef<HTMLDivElement>(null);
  const curves = useMemo(() => curvesOf(drive), [drive]);
  const [hidden, setHidden] = useState<readonly string[]>(['turn']);

  useEffect(() => {
    const target = box.current!;
    const shown = curves.filter(({name}) => !hidden.includes(name));
    const data =
      shown.length === 0
        ? ([[0, drive.duration]] as AlignedData)
        : UPlot.join(shown.map(({times, values}): AlignedData => [times, values]));
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
        scales: {x: {time: false, range: [0, drive.duration]}},
        axes: [
          {...axis, size: 22, gap: 2, values: (_, ticks) => ticks.map((tick) => `${tick} s`)},
          {...axis, size: 34, gap: 4},
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
              u.ctx.fillStyle = colorOf(target, '--site-danger-soft');
              for (const {from, to} of lost) {
                const left = u.valToPos(from, 'x', true);
                u.ctx.fillRect(left, u.bbox.top, u.valToPos(to, 'x', true) - left, u.bbox.height);
              }
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
    const redraw = () => plot.redraw(false, false);
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
    const ends = [clock.subscribe(redraw), onModeChange(() => plot.redraw(false, true))];
    return () => {
      ends.forEach((end) => end());
      resized.disconnect();
      plot.destroy();
    };
  }, [curves, hidden, drive, clock, lost]);

  function toggle(name: string) {
    setHidden((before) =>
      before.includes(name) ? before.filter((other) => other !== name) : [...before, name],
    );
  }

  const listed = hasSettings ? curves : curves.filter(({name}) => !hidden.includes(name));
  return (
    <>
      <div
        ref={box}
        className={styles.plot}
        role="img"
        aria-label={`${texts.plot[locale]}. ${texts.plotHelp[locale]}`}
      />
      <ul className={styles.settings} aria-label={texts.series[locale]}>
        {listed.map(({name, path, color, unit, times, values}) => {
          const value = values[latestIndex(times, time)];
          const text = (
            <>
              <span className={styles.dot} style={{background: `var(${color})`}} />
              {texts[name][locale]}
              {hasSettings && <code>{path}</code>}
              <span className={styles.value}>
                {value === undefined ? '' : `${value.toFixed(2)} ${unit}`}
              </span>
            </>
          );
          return (
            <li key={name}>
              {hasSettings ? (
                <label>
                  <input
                    type="checkbox"
                    checked={!hidden.includes(name)}
                    onChange={() => toggle(name)}
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
