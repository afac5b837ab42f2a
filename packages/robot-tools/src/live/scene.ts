/** The 3D scene of a recording. It is drawn when something in it has changed. */
import {
  AxesHelper,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  CylinderGeometry,
  DataTexture,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Points,
  PointsMaterial,
  Quaternion,
  Scene,
  Sprite,
  SpriteMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {Line2} from 'three/addons/lines/Line2.js';
import {LineGeometry} from 'three/addons/lines/LineGeometry.js';
import {LineMaterial} from 'three/addons/lines/LineMaterial.js';
import {framesOf, latestIndex, latestOf, type Drive, type Messages} from './samplePlayback';
import {colorOf, type Settings} from './views';

export type Look = Pick<Settings, 'frame' | 'colorMode' | 'pointSize'>;

/** Distance at which the color map of the scan ends, in meters. */
const farRange = 8;

/** The default gradient of the 3D panel. */
const near = new Color('rgb(100, 47, 105)');
const far = new Color('rgb(227, 177, 135)');

const robotColor = '#f0a13a';

/** A name beside the axes of a frame, of the same size at any distance. */
function labelOf(text: string): Sprite {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const font = '500 28px sans-serif';
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + 16;
  canvas.height = 40;
  context.font = font;
  context.fillStyle = '#fff';
  context.fillText(text, 8, 30);
  const material = new SpriteMaterial({
    map: new CanvasTexture(canvas),
    sizeAttenuation: false,
    depthTest: false,
    transparent: true,
  });
  const sprite = new Sprite(material);
  const height = 0.045;
  sprite.scale.set((height * canvas.width) / canvas.height, height, 1);
  // Frames of the robot lie close together, map and odom too: the names are on different sides of them.
  const isLeft = ['laser', 'map', 'odom'].includes(text);
  const below = {base_link: 1.1, map: 1.6}[text];
  sprite.center.set(isLeft ? 1.1 : -0.05, below ?? 0.5);
  return sprite;
}

function robot(): Group {
  const group = new Group();
  const part = (mesh: Mesh, x: number, y: number, z: number) => {
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  const body = new MeshLambertMaterial({color: robotColor});
  const dark = new MeshLambertMaterial({color: '#36424e'});
  part(new Mesh(new BoxGeometry(0.62, 0.42, 0.16), body), 0, 0, 0.16);
  part(new Mesh(new BoxGeometry(0.05, 0.05, 0.55), dark), 0.2, 0, 0.5);
  part(new Mesh(new BoxGeometry(0.06, 0.16, 0.06), dark), 0.22, 0, 0.77);
  part(new Mesh(new CylinderGeometry(0.07, 0.07, 0.08, 20), dark), 0, 0, 0.28).rotation.x =
    Math.PI / 2;
  for (const side of [-1, 1]) {
    part(new Mesh(new CylinderGeometry(0.1, 0.1, 0.05, 20), dark), 0, side * 0.22, 0.1);
  }
  return group;
}

/** What a view does with its scene. */
export type LiveScene = ReturnType<typeof createScene>;

/** Draws into a canvas, which fills the element around it. */
export function createScene(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  drive: Drive,
) {
  const renderer = new WebGLRenderer({canvas, context, antialias: true, alpha: true});
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  const camera = new PerspectiveCamera(45, 1, 0.1, 200);
  camera.up.set(0, 0, 1);
  camera.position.set(-4.4, -3, 3.8);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(1.2, 0, 0);
  controls.maxPolarAngle = Math.PI / 2;
  controls.minDistance = 1;
  controls.maxDistance = 60;
  // The wheel scrolls the page until the scene was clicked; a finger moving up or down always does.
  controls.enableZoom = false;
  canvas.style.touchAction = 'pan-y';
  for (const kind of ['focus', 'blur']) {
    canvas.addEventListener(kind, () => {
      controls.enableZoom = kind === 'focus';
    });
  }
  // What a finger moved before the browser took it for scrolling is undone.
  canvas.addEventListener('pointerdown', () => controls.saveState());
  canvas.addEventListener('pointercancel', () => controls.reset());
  controls.update();
  controls.addEventListener('change', ask);

  const scene = new Scene();
  /** Everything, in the root frame; moves so that the display frame is at the origin. */
  const root = new Group();
  root.matrixAutoUpdate = false;
  const sun = new DirectionalLight('#fff', 1.6);
  sun.position.set(-3, -2, 6);
  scene.add(new HemisphereLight('#fff', '#888', 1.8), sun, root);

  const {info, data: cells} = latestOf(drive, '/map', 0).message;
  const map = new DataTexture(
    new Uint8Array(4 * info.width * info.height),
    info.width,
    info.height,
  );
  map.colorSpace = 'srgb';
  const [width, height] = [info.width * info.resolution, info.height * info.resolution];
  const ground = new Mesh(
    new PlaneGeometry(width, height),
    new MeshBasicMaterial({map, transparent: true, depthWrite: false}),
  );
  const {x, y} = info.origin.position;
  ground.position.set(x + width / 2, y + height / 2, -0.01);
  root.add(ground);

  const frames = framesOf(drive);
  const names = new Set([...frames].flatMap(([child, {parent}]) => [parent, child]));
  const axes = [...names].map((name) => {
    const group = new Group();
    const label = labelOf(name);
    group.add(new AxesHelper(name === 'base_link' || name === 'map' ? 0.8 : 0.4), label);
    return {name, group, label};
  });
  const vehicle = robot();
  const scan = new Points(
    new BufferGeometry(),
    new PointsMaterial({sizeAttenuation: false, vertexColors: true}),
  );
  const path = new Line2(new LineGeometry(), new LineMaterial({linewidth: 3}));
  for (const moved of [...axes.map(({group}) => group), vehicle, scan, path]) {
    moved.matrixAutoUpdate = false;
    moved.frustumCulled = false;
    root.add(moved);
  }

  let look: Look = {frame: 'base_link', colorMode: 'map', pointSize: 3};
  let flat = new Color();
  let scanned: Messages['/scan'] | undefined;
  let planned: Messages['/plan'] | undefined;
  let isDrawn = false;
  let request = 0;

  function draw(): void {
    isDrawn = true;
    renderer.render(scene, camera);
  }

  /** Draws once in the next frame, however much has changed until then. */
  function ask(): void {
    request ||= requestAnimationFrame(() => {
      request = 0;
      draw();
    });
  }

  const resized = new ResizeObserver(() => {
    const {clientWidth, clientHeight} = canvas.parentElement!;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    if (isDrawn) {
      // The new size has emptied the canvas, which would be seen until the next frame.
      draw();
    }
  });
  resized.observe(canvas.parentElement!);

  /** Where a frame is in the root of the tree. */
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

  function colorAt(range: number): Color {
    const part = Math.min(1, range / farRange);
    switch (look.colorMode) {
      case 'map':
        // From red nearby over green to blue far away.
        return new Color().setHSL(0.66 * part, 0.85, 0.45);
      case 'gradient':
        return new Color().lerpColors(near, far, part);
      case 'flat':
        return flat;
    }
  }

  function showScan(time: number): void {
    const {message, sent} = latestOf(drive, '/scan', time);
    if (message === scanned) {
      return;
    }
    scanned = message;
    scan.matrix.copy(poseOf(message.header.frame_id, sent));
    const {ranges, angle_min, angle_increment} = message;
    const hits = [...ranges].flatMap((range, beam) =>
      Number.isFinite(range) ? [{range, angle: angle_min + beam * angle_increment}] : [],
    );
    const places = hits.flatMap(({range, angle}) => [
      range * Math.cos(angle),
      range * Math.sin(angle),
      0,
    ]);
    const colors = hits.flatMap(({range}) => colorAt(range).toArray());
    scan.geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
    scan.geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
    scan.material.size = look.pointSize * renderer.getPixelRatio();
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

  /** Takes the colors of the page's mode, for what is shown next. */
  function recolor(): void {
    const color = (name: string) => new Color(colorOf(canvas, name));
    path.material.color = color('--ifm-color-primary');
    axes.forEach(({label}) => label.material.color.copy(color('--ifm-color-content-secondary')));
    const [wall, floor] = ['--site-border-control', '--site-surface-strong'].map((name) => {
      const {r, g, b} = color(name).convertLinearToSRGB();
      return [255 * r, 255 * g, 255 * b, 255];
    });
    cells.forEach((cell, at) => {
      if (cell >= 0) {
        map.image.data!.set(cell > 50 ? wall! : floor!, 4 * at);
      }
    });
    map.needsUpdate = true;
    flat = color('--site-danger');
    scanned = undefined;
  }

  recolor();
  // The graphics card compiles while the page goes on: asking for faults would wait for it.
  renderer.debug.checkShaderErrors = false;
  renderer.compile(scene, camera);

  return {
    recolor,
    /** For what is shown next. */
    setLook(next: Look): void {
      look = next;
      scanned = undefined;
    },
    /** @param time seconds after the start */
    show(time: number): void {
      root.matrix.copy(poseOf(look.frame, time)).invert();
      root.matrixWorldNeedsUpdate = true;
      axes.forEach(({name, group}) => group.matrix.copy(poseOf(name, time)));
      vehicle.matrix.copy(poseOf('base_link', time));
      showScan(time);
      showPath(time);
      ask();
    },
    /**
     * Moves the camera around what it looks at.
     * @param azimuth radians
     * @param polar radians
     * @param zoom factor of the distance
     */
    turn(azimuth: number, polar: number, zoom: number): void {
      controls.rotateLeft(-azimuth);
      controls.rotateUp(-polar);
      controls.dollyIn(zoom);
    },
    dispose(): void {
      cancelAnimationFrame(request);
      resized.disconnect();
      controls.dispose();
      renderer.dispose();
    },
  };
}
