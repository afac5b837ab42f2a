import React, {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {Look} from './scene/layers';
import {createScene, type LiveScene} from './scene/scene';
import {texts} from './texts';
import type {ViewProps} from './views';
import styles from './player.module.css';

/** Rotation by an arrow key, in radians. */
const turn = Math.PI / 24;

const keys: Readonly<Record<string, readonly [azimuth: number, polar: number, zoom: number]>> = {
  ArrowLeft: [-turn, 0, 1],
  ArrowRight: [turn, 0, 1],
  ArrowUp: [0, -turn, 1],
  ArrowDown: [0, turn, 1],
  '+': [0, 0, 0.9],
  '=': [0, 0, 0.9],
  '-': [0, 0, 1 / 0.9],
};

const firstLook: Look = {frame: 'base_link', colorMode: 'map', pointSize: 3};

/** 3D scene of map, scan, path and robot, viewed from a frame. */
export default function SceneView({drive, clock, hasSettings, tried}: ViewProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const scene = useRef<LiveScene>(undefined);
  const [isMissing, setMissing] = useState(false);
  const [isLost, setLost] = useState(false);
  const [look, setLook] = useState(firstLook);

  useEffect(() => {
    const element = canvas.current!;
    const context = element.getContext('webgl2', {antialias: true, alpha: true});
    if (!context) {
      setMissing(true);
      return undefined;
    }
    const {current: names} = overlay;
    const made = createScene(element, context, drive, names!, styles.frameName!, firstLook);
    scene.current = made;
    const update = () => made.show(clock.time);
    update();
    const end = new AbortController();
    const {signal} = end;
    element.addEventListener('webglcontextlost', () => setLost(true), {signal});
    element.addEventListener(
      'webglcontextrestored',
      () => {
        setLost(false);
        update();
      },
      {signal},
    );
    const unsubscribe = clock.subscribe(update);
    return () => {
      end.abort();
      unsubscribe();
      made.dispose();
    };
  }, [drive, clock]);

  useEffect(() => {
    setLook((before) => ({...before, ...tried.at(-1)}));
  }, [tried]);

  useEffect(() => {
    scene.current?.setLook(look);
  }, [look, clock]);

  function press(event: KeyboardEvent) {
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (move && scene.current) {
      event.preventDefault();
      scene.current.turn(...move);
    }
  }

  if (isMissing) {
    return <p className={styles.missing}>{texts.noWebGL}</p>;
  }
  const change = (part: Partial<Look>) => setLook((before) => ({...before, ...part}));
  return (
    <>
      <div className={styles.scene}>
        <canvas
          ref={canvas}
          // The linter treats a canvas as a control; this one handles keys.
          // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="application"
          aria-label={texts.sceneHelp}
          tabIndex={0}
          onKeyDown={press}
        />
        <div
          ref={overlay}
          className={styles.names}
          translate="no"
          aria-hidden="true"
          hidden={isLost}
        />
        {isLost && (
          <p role="status" className={styles.lostContext}>
            {texts.lostContext}
          </p>
        )}
      </div>
      {hasSettings && (
        <p className={`site-row ${styles.settings}`}>
          <label className="site-field">
            {texts.frame}
            <select
              name="frame"
              value={look.frame}
              onChange={({target}) => change({frame: target.value})}
            >
              {['map', 'odom', 'base_link', 'laser', 'camera_optical'].map((frame) => (
                <option key={frame}>{frame}</option>
              ))}
            </select>
          </label>
          <label className="site-field">
            {texts.colorMode}
            <select
              name="colorMode"
              value={look.colorMode}
              onChange={({target}) => change({colorMode: target.value as Look['colorMode']})}
            >
              {(['map', 'gradient', 'flat'] as const).map((mode) => (
                <option key={mode} value={mode}>
                  {texts[mode]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts.pointSize}
            <input
              name="pointSize"
              type="range"
              min={1}
              max={8}
              value={look.pointSize}
              aria-valuetext={`${look.pointSize} px`}
              onChange={({target}) => change({pointSize: Number(target.value)})}
            />
          </label>
        </p>
      )}
    </>
  );
}
