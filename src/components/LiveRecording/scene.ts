/** The 3D scene of a recording. It is drawn when something in it has changed. */
import {
  AxesHelper,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  CylinderGeometry,
  DataTexture,
  DirectionalLight,
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
  Spherical,
  Sprite,
  SpriteMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {Line2} from 'three/addons/lines/Line2.js';
import {LineGeometry} from 'three/addons/lines/LineGeometry.js';
import {LineMaterial} from 'three/addons/lines/LineMaterial.js';
import {framesOf, latestIndex, trackOf, type Drive, type Frame, type Messages} from './drive';
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
  const [isLeft, isBelow] = [
    ['laser', 'map'],
    ['base_link', 'map'],
  ].map((names) => names.includes(text));
  sprite.center.set(isLeft ? 1.1 : -0.05, isBelow ? 1.1 : 0.5);
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
  #map: Mesh<PlaneGeometry, MeshBasicMaterial> | undefined;
  #scan = new Points(new BufferGeometry(), new PointsMaterial({sizeAttenuation: false}));
  #scanIndex = -1;
  #flat = new Color();
  #path = new Line2(new LineGeometry(), new LineMaterial({linewidth: 3}));
  #pathIndex = -1;
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
    canvas.addEventListener('focus', this.#focus);
    canvas.addEventListener('blur', this.#focus);
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
    this.#addMap();
    this.recolor();
    // The graphics card compiles while the page goes on: asking for faults would wait for it.
    this.#renderer.debug.checkShaderErrors = false;
    this.#renderer.compile(this.#scene, this.#camera);
  }

  /** For what is shown next. */
  setLook(look: Look): void {
    this.#look = look;
    this.#scanIndex = -1;
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
    this.#scanIndex = -1;
  }

  /**
   * Moves the camera around what it looks at.
   * @param azimuth radians
   * @param polar radians
   * @param zoom factor of the distance
   */
  turn(azimuth: number, polar: number, zoom: number): void {
    const {target} = this.#controls;
    // three measures these angles with Y up.
    const up = new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), new Vector3(0, 1, 0));
    const offset = this.#camera.position.clone().sub(target).applyQuaternion(up);
    const angles = new Spherical().setFromVector3(offset);
    angles.theta += azimuth;
    angles.phi = Math.max(0.01, Math.min(Math.PI / 2, angles.phi + polar));
    angles.radius = Math.max(1, Math.min(60, angles.radius * zoom));
    offset.setFromSpherical(angles).applyQuaternion(up.invert());
    this.#camera.position.copy(target).add(offset);
    this.#controls.update();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#resized.disconnect();
    this.#controls.dispose();
    this.canvas.removeEventListener('focus', this.#focus);
    this.canvas.removeEventListener('blur', this.#focus);
    this.#renderer.dispose();
  }

  #focus = (): void => {
    this.#controls.enableZoom = document.activeElement === this.canvas;
  };

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

  #addMap(): void {
    const message = trackOf(this.drive, '/map').messages[0];
    if (!message) {
      return;
    }
    const {width, height, resolution, origin} = message.info;
    const texture = new DataTexture(new Uint8Array(4 * width * height), width, height);
    const material = new MeshBasicMaterial({map: texture, transparent: true, depthWrite: false});
    this.#map = new Mesh(new PlaneGeometry(width * resolution, height * resolution), material);
    this.#map.position.set(
      origin.position.x + (width * resolution) / 2,
      origin.position.y + (height * resolution) / 2,
      -0.01,
    );
    this.#root.add(this.#map);
  }

  #paintMap(wall: Color, floor: Color): void {
    const texture = this.#map?.material.map as DataTexture | undefined;
    if (!texture) {
      return;
    }
    const pixels = texture.image.data as Uint8Array;
    const [wallPixel, floorPixel] = [wall, floor].map((color) => {
      const {r, g, b} = color.convertLinearToSRGB();
      return [255 * r, 255 * g, 255 * b, 255];
    });
    trackOf(this.drive, '/map').messages[0]!.data.forEach((cell, at) => {
      if (cell >= 0) {
        pixels.set(cell > 50 ? wallPixel! : floorPixel!, 4 * at);
      }
    });
    texture.colorSpace = 'srgb';
    texture.needsUpdate = true;
  }

  #showScan(): void {
    const {times, messages} = trackOf(this.drive, '/scan');
    const index = Math.max(0, latestIndex(times, this.#time));
    const message = messages[index];
    if (!message || index === this.#scanIndex) {
      return;
    }
    this.#scanIndex = index;
    this.#scan.matrix.copy(this.#poseOf(message.header.frame_id, times[index]!));
    const {places, colors} = this.#pointsOf(message);
    const {geometry, material} = this.#scan;
    geometry.setAttribute('position', new BufferAttribute(places, 3));
    geometry.setAttribute('color', new BufferAttribute(colors, 3));
    material.size = this.#look.pointSize * this.#renderer.getPixelRatio();
    material.vertexColors = true;
  }

  #pointsOf({ranges, angle_min, angle_increment}: Messages['/scan']) {
    const hits = [...ranges].flatMap((range, beam) => (Number.isFinite(range) ? [beam] : []));
    const places = new Float32Array(3 * hits.length);
    const colors = new Float32Array(3 * hits.length);
    const color = this.#flat.clone();
    hits.forEach((beam, at) => {
      const range = ranges[beam]!;
      const angle = angle_min + beam * angle_increment;
      places.set([range * Math.cos(angle), range * Math.sin(angle), 0], 3 * at);
      const part = Math.min(1, range / farRange);
      if (this.#look.colorMode === 'map') {
        // From red nearby over green to blue far away.
        color.setHSL(0.66 * part, 0.85, 0.45);
      } else if (this.#look.colorMode === 'gradient') {
        color.lerpColors(near, far, part);
      }
      color.toArray(colors, 3 * at);
    });
    return {places, colors};
  }

  #showPath(): void {
    const {times, messages} = trackOf(this.drive, '/plan');
    const index = Math.max(0, latestIndex(times, this.#time));
    const message = messages[index];
    if (!message) {
      return;
    }
    this.#path.matrix.copy(this.#poseOf(message.header.frame_id, this.#time));
    if (index !== this.#pathIndex) {
      this.#pathIndex = index;
      const geometry = new LineGeometry();
      geometry.setPositions(
        message.poses.flatMap(({pose: {position}}) => [position.x, position.y, 0.03]),
      );
      this.#path.geometry.dispose();
      this.#path.geometry = geometry;
    }
  }
}
