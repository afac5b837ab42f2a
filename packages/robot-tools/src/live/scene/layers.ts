/** Layers of the scene: map, frames, robot, laser scan and planned path. */
import {
  AxesHelper,
  BufferGeometry,
  CanvasTexture,
  Color,
  DataTexture,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Points,
  PointsMaterial,
  Quaternion,
  Vector3,
} from 'three';
import {Line2} from 'three/addons/lines/Line2.js';
import {LineGeometry} from 'three/addons/lines/LineGeometry.js';
import {LineMaterial} from 'three/addons/lines/LineMaterial.js';
import {framesOf, latestIndex, latestOf, type Drive, type Messages} from '../samplePlayback';
import type {Settings} from '../views';
import {createLabel, createRobot} from './models';

export type Look = Pick<Settings, 'frame' | 'colorMode' | 'pointSize'>;

/** End of the color map of the scan, in meters. */
const farRange = 8;

/** Default gradient of the 3D panel. */
const near = new Color('rgb(100, 47, 105)');
const far = new Color('rgb(227, 177, 135)');

/** Returns a color of the page by its CSS variable. */
type PageColor = (name: string) => Color;

function createGround(drive: Drive, color: PageColor): Mesh {
  const {info, data: cells} = latestOf(drive, '/map', 0).message;
  const map = new DataTexture(
    new Uint8Array(4 * info.width * info.height),
    info.width,
    info.height,
  );
  map.colorSpace = 'srgb';
  map.magFilter = LinearFilter;
  map.minFilter = LinearFilter;
  map.anisotropy = 8;
  const [width, height] = [info.width * info.resolution, info.height * info.resolution];
  const ground = new Mesh(
    new PlaneGeometry(width, height),
    new MeshBasicMaterial({map, transparent: true, depthWrite: false}),
  );
  const {x, y} = info.origin.position;
  ground.position.set(x + width / 2, y + height / 2, -0.01);
  const [wall, floor] = ['--stage-line', '--stage-floor'].map((name) => {
    const {r, g, b} = color(name).convertLinearToSRGB();
    return [255 * r, 255 * g, 255 * b, 255];
  });
  // Draws walls one cell thick: cells next to free ground.
  const isEdge = (at: number) =>
    [1, -1, info.width, -info.width].some((step) => (cells[at + step] ?? 100) <= 50);
  cells.forEach((cell, at) => {
    if (cell >= 0) {
      map.image.data!.set(cell > 50 && isEdge(at) ? wall! : floor!, 4 * at);
    }
  });
  map.needsUpdate = true;
  return ground;
}

/** Returns a round point, brighter in the middle. */
function createDisc(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 32;
  const context = canvas.getContext('2d')!;
  const light = context.createRadialGradient(16, 16, 0, 16, 16, 16);
  light.addColorStop(0.5, '#fff');
  light.addColorStop(1, '#fff0');
  context.fillStyle = light;
  context.fillRect(0, 0, 32, 32);
  return new CanvasTexture(canvas);
}

function colorAt(range: number, mode: Look['colorMode'], flat: Color): Color {
  const part = Math.min(1, range / farRange);
  switch (mode) {
    case 'map':
      // From near red through green to far blue.
      return new Color().setHSL(0.66 * part, 0.9, 0.58);
    case 'gradient':
      return new Color().lerpColors(near, far, part);
    case 'flat':
      return flat;
  }
}

function fillScan(
  {geometry}: Points,
  {ranges, angle_min, angle_increment}: Messages['/scan'],
  mode: Look['colorMode'],
  flat: Color,
): void {
  const hits = [...ranges].flatMap((range, beam) =>
    Number.isFinite(range) ? [{range, angle: angle_min + beam * angle_increment}] : [],
  );
  const places = hits.flatMap(({range, angle}) => [
    range * Math.cos(angle),
    range * Math.sin(angle),
    0,
  ]);
  const colors = hits.flatMap(({range}) => colorAt(range, mode, flat).toArray());
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
}

/** Returns all layers of a drive, in its root frame. */
export function createLayers(drive: Drive, labelClass: string, color: PageColor) {
  /** Moved so that the display frame is at the origin. */
  const root = new Group();
  root.matrixAutoUpdate = false;
  root.add(createGround(drive, color));
  const frames = framesOf(drive);
  const names = new Set([...frames].flatMap(([child, {parent}]) => [parent, child]));
  const axes = [...names].map((name) => {
    const group = new Group();
    group.add(
      new AxesHelper(name === 'base_link' || name === 'map' ? 0.8 : 0.4),
      createLabel(name, labelClass),
    );
    return {name, group};
  });
  const robot = createRobot();
  const scan = new Points(
    new BufferGeometry(),
    new PointsMaterial({
      sizeAttenuation: false,
      vertexColors: true,
      map: createDisc(),
      transparent: true,
      depthWrite: false,
    }),
  );
  // Drawn after the ground, which is also transparent.
  scan.renderOrder = 1;
  const path = new Line2(
    new LineGeometry(),
    new LineMaterial({linewidth: 3, color: color('--stage-path')}),
  );
  for (const moved of [...axes.map(({group}) => group), robot, scan, path]) {
    moved.matrixAutoUpdate = false;
    moved.frustumCulled = false;
    root.add(moved);
  }

  const flat = color('--stage-person');
  let scanned: Messages['/scan'] | undefined;
  let scanMode: Look['colorMode'] | undefined;
  let planned: Messages['/plan'] | undefined;

  /** Returns the pose of a frame in the root frame. */
  function poseOf(name: string, time: number): Matrix4 {
    const pose = new Matrix4();
    for (let frame = frames.get(name); frame; frame = frames.get(frame.parent)) {
      const at = Math.max(0, latestIndex(frame.times, time));
      const {translation, rotation} = frame.transforms[at]!;
      const place = new Vector3(translation.x, translation.y, translation.z);
      const turned = new Quaternion(rotation.x, rotation.y, rotation.z, rotation.w);
      pose.premultiply(new Matrix4().compose(place, turned, new Vector3(1, 1, 1)));
    }
    return pose;
  }

  function showScan(time: number, {colorMode}: Look): void {
    const {message, sent} = latestOf(drive, '/scan', time);
    if (message !== scanned || colorMode !== scanMode) {
      scanned = message;
      scanMode = colorMode;
      scan.matrix.copy(poseOf(message.header.frame_id, sent));
      fillScan(scan, message, colorMode, flat);
    }
  }

  function showPath(time: number): void {
    const {message} = latestOf(drive, '/plan', time);
    path.matrix.copy(poseOf(message.header.frame_id, time));
    if (message !== planned) {
      planned = message;
      path.geometry.dispose();
      path.geometry = new LineGeometry().setPositions(
        message.poses.flatMap(({pose: {position}}) => [position.x, position.y, 0.03]),
      );
    }
  }

  return {
    root,
    /** @param pixelRatio device pixels per CSS pixel */
    show(time: number, look: Look, pixelRatio: number): void {
      root.matrix.copy(poseOf(look.frame, time)).invert();
      root.matrixWorldNeedsUpdate = true;
      axes.forEach(({name, group}) => group.matrix.copy(poseOf(name, time)));
      robot.matrix.copy(poseOf('base_link', time));
      scan.material.size = look.pointSize * pixelRatio;
      showScan(time, look);
      showPath(time);
    },
  };
}
