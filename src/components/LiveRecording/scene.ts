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
  Scene as ThreeScene,
  Sprite,
  SpriteMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {Line2} from 'three/addons/lines/Line2.js';
import {LineGeometry} from 'three/addons/lines/LineGeometry.js';
import {LineMaterial} from 'three/addons/lines/LineMaterial.js';
import {framesOf, latestIndex, latestOf, type Drive, type Frame, type Messages} from './drive';
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
  const isBelow = ['base_link', 'map'].includes(text);
  sprite.center.set(['laser', 'map'].includes(text) ? 1.1 : -0.05, isBelow ? 1.1 : 0.5);
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

export class Scene {
  #renderer: WebGLRenderer;
  #scene = new ThreeScene();
  /** Everything, in the root frame; moves so that the display frame is at the origin. */
  #root = new Group();
  #camera = new PerspectiveCamera(45, 1, 0.1, 200);
  #controls: OrbitControls;
  #frames: Map<string, Frame>;
  #axes = new Map<string, Group>();
  #robot = robot();
  #map: DataTexture;
  #scan = new Points(new BufferGeometry(), new PointsMaterial({sizeAttenuation: false}));
  #scanned?: Messages['/scan'];
  #flat = new Color();
  #path = new Line2(new LineGeometry(), new LineMaterial({linewidth: 3}));
  #planned?: Messages['/plan'];
  #look: Look = {frame: 'base_link', colorMode: 'map', pointSize: 3};
  #time = 0;
  #frame = 0;
  #isDrawn = false;
  #resized: ResizeObserver;

  constructor(
    readonly canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    readonly drive: Drive,
  ) {
    this.#renderer = new WebGLRenderer({canvas, context, antialias: true, alpha: true});
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#camera.up.set(0, 0, 1);
    this.#camera.position.set(-4.4, -3, 3.8);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.target.set(1.2, 0, 0);
    this.#controls.maxPolarAngle = Math.PI / 2;
    this.#controls.minDistance = 1;
    this.#controls.maxDistance = 60;
    // The wheel scrolls the page until the scene was clicked; a finger moving up or down always does.
    this.#controls.enableZoom = false;
    canvas.style.touchAction = 'pan-y';
    for (const kind of ['focus', 'blur']) {
      canvas.addEventListener(kind, () => {
        this.#controls.enableZoom = kind === 'focus';
      });
    }
    this.#controls.update();
    this.#controls.addEventListener('change', this.#ask);

    this.#frames = framesOf(drive);
    const names = new Set([...this.#frames].flatMap(([child, {parent}]) => [parent, child]));
    for (const name of names) {
      const axes = new Group();
      axes.add(new AxesHelper(name === 'base_link' || name === 'map' ? 0.8 : 0.4), labelOf(name));
      axes.matrixAutoUpdate = false;
      this.#axes.set(name, axes);
      this.#root.add(axes);
    }
    const sun = new DirectionalLight('#fff', 1.6);
    sun.position.set(-3, -2, 6);
    this.#scene.add(new HemisphereLight('#fff', '#888', 1.8), sun, this.#root);
    this.#root.matrixAutoUpdate = false;
    this.#scan.frustumCulled = false;
    this.#path.frustumCulled = false;
    for (const moved of [this.#robot, this.#scan, this.#path]) {
      moved.matrixAutoUpdate = false;
      this.#root.add(moved);
    }
    this.#resized = new ResizeObserver(() => this.#resize());
    this.#resized.observe(canvas.parentElement!);
    this.#map = this.#addMap();
    this.recolor();
    // The graphics card compiles while the page goes on: asking for faults would wait for it.
    this.#renderer.debug.checkShaderErrors = false;
    this.#renderer.compile(this.#scene, this.#camera);
  }

  /** For what is shown next. */
  setLook(look: Look): void {
    this.#look = look;
    this.#scanned = undefined;
  }

  /** @param time seconds after the start */
  show(time: number): void {
    this.#time = time;
    this.#root.matrix.copy(this.#poseOf(this.#look.frame, time)).invert();
    this.#root.matrixWorldNeedsUpdate = true;
    for (const [name, axes] of this.#axes) {
      axes.matrix.copy(this.#poseOf(name, time));
    }
    this.#robot.matrix.copy(this.#poseOf('base_link', time));
    this.#showScan();
    this.#showPath();
    this.#ask();
  }

  /** Takes the colors of the page's mode, for what is shown next. */
  recolor(): void {
    const color = (name: string) => new Color(colorOf(this.canvas, name));
    this.#path.material.color = color('--ifm-color-primary');
    const text = color('--ifm-color-content-secondary');
    for (const axes of this.#axes.values()) {
      (axes.children[1] as Sprite).material.color = text;
    }
    this.#paintMap(color('--site-border-control'), color('--site-surface-strong'));
    this.#flat = color('--site-danger');
    this.#scanned = undefined;
  }

  /**
   * Moves the camera around what it looks at.
   * @param azimuth radians
   * @param polar radians
   * @param zoom factor of the distance
   */
  turn(azimuth: number, polar: number, zoom: number): void {
    this.#controls.rotateLeft(-azimuth);
    this.#controls.rotateUp(-polar);
    this.#controls.dollyIn(zoom);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#resized.disconnect();
    this.#controls.dispose();
    this.#renderer.dispose();
  }

  /** Draws once in the next frame, however much has changed until then. */
  #ask = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#draw);
  };

  #draw = (): void => {
    this.#isDrawn = true;
    this.#renderer.render(this.#scene, this.#camera);
  };

  #resize(): void {
    const {clientWidth, clientHeight} = this.canvas.parentElement!;
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / Math.max(1, clientHeight);
    this.#camera.updateProjectionMatrix();
    if (this.#isDrawn) {
      // The new size has emptied the canvas, which would be seen until the next frame.
      this.#draw();
    }
  }

  /** Where a frame is in the root of the tree. */
  #poseOf(name: string, time: number): Matrix4 {
    const pose = new Matrix4();
    for (let frame = this.#frames.get(name); frame; frame = this.#frames.get(frame.parent)) {
      const at = Math.max(0, latestIndex(frame.times, time));
      const {translation, rotation} = frame.transforms[at]!;
      const {x, y, z} = translation;
      const turned = new Quaternion(rotation.x, rotation.y, rotation.z, rotation.w);
      pose.premultiply(new Matrix4().compose(new Vector3(x, y, z), turned, new Vector3(1, 1, 1)));
    }
    return pose;
  }

  #addMap(): DataTexture {
    const {width, height, resolution, origin} = latestOf(this.drive, '/map', 0).message.info;
    const texture = new DataTexture(new Uint8Array(4 * width * height), width, height);
    const material = new MeshBasicMaterial({map: texture, transparent: true, depthWrite: false});
    const map = new Mesh(new PlaneGeometry(width * resolution, height * resolution), material);
    map.position.set(
      origin.position.x + (width * resolution) / 2,
      origin.position.y + (height * resolution) / 2,
      -0.01,
    );
    this.#root.add(map);
    return texture;
  }

  #paintMap(wall: Color, floor: Color): void {
    const pixels = this.#map.image.data as Uint8Array;
    const [wallPixel, floorPixel] = [wall, floor].map((color) => {
      const {r, g, b} = color.convertLinearToSRGB();
      return [255 * r, 255 * g, 255 * b, 255];
    });
    latestOf(this.drive, '/map', 0).message.data.forEach((cell, at) => {
      if (cell >= 0) {
        pixels.set(cell > 50 ? wallPixel! : floorPixel!, 4 * at);
      }
    });
    this.#map.colorSpace = 'srgb';
    this.#map.needsUpdate = true;
  }

  #showScan(): void {
    const {message, sent} = latestOf(this.drive, '/scan', this.#time);
    if (message === this.#scanned) {
      return;
    }
    this.#scanned = message;
    this.#scan.matrix.copy(this.#poseOf(message.header.frame_id, sent));
    const hits = [...message.ranges].flatMap((range, beam) =>
      Number.isFinite(range)
        ? [{range, angle: message.angle_min + beam * message.angle_increment}]
        : [],
    );
    const places = hits.flatMap(({range, angle}) => [
      range * Math.cos(angle),
      range * Math.sin(angle),
      0,
    ]);
    const colors = hits.flatMap(({range}) => this.#colorAt(range).toArray());
    const {geometry, material} = this.#scan;
    geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
    material.size = this.#look.pointSize * this.#renderer.getPixelRatio();
    material.vertexColors = true;
  }

  #colorAt(range: number): Color {
    const part = Math.min(1, range / farRange);
    switch (this.#look.colorMode) {
      case 'map':
        // From red nearby over green to blue far away.
        return new Color().setHSL(0.66 * part, 0.85, 0.45);
      case 'gradient':
        return new Color().lerpColors(near, far, part);
      case 'flat':
        return this.#flat;
    }
  }

  #showPath(): void {
    const {message} = latestOf(this.drive, '/plan', this.#time);
    this.#path.matrix.copy(this.#poseOf(message.header.frame_id, this.#time));
    if (message !== this.#planned) {
      this.#planned = message;
      this.#path.geometry.dispose();
      this.#path.geometry = new LineGeometry().setPositions(
        message.poses.flatMap(({pose: {position}}) => [position.x, position.y, 0.03]),
      );
    }
  }
}
