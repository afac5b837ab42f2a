/** The 3D scene of a recording. It is drawn when something in it has changed. */
import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Scene,
  WebGLRenderer,
  type BufferGeometry,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import {CSS2DRenderer} from 'three/addons/renderers/CSS2DRenderer.js';
import type {Drive} from '../samplePlayback';
import {colorOf} from '../views';
import {createCamera} from './camera';
import {createLayers, type Look} from './layers';

/** The scene in a canvas. */
export type LiveScene = ReturnType<typeof createScene>;

/** Frees the memory of the graphics card that an object and its children use. */
function disposeAll(object: Object3D): void {
  object.traverse((part) => {
    const {geometry, material} = part as {
      geometry?: BufferGeometry;
      material?: Material & {map?: Texture};
    };
    geometry?.dispose();
    material?.map?.dispose();
    material?.dispose();
  });
}

/** Calls back when a pixel of the page has another size, as after zooming. */
function onPixelRatioChange(callback: () => void, signal: AbortSignal): void {
  window.matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      onPixelRatioChange(callback, signal);
      callback();
    },
    {once: true, signal},
  );
}

/**
 * Draws into a canvas, which fills the element around it.
 *
 * @param overlay element over the canvas, for the names of frames
 * @param labelClass class of such a name
 */
export function createScene(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  drive: Drive,
  overlay: HTMLElement,
  labelClass: string,
  look: Look,
) {
  const renderer = new WebGLRenderer({canvas, context, antialias: true, alpha: true});
  const names = new CSS2DRenderer({element: overlay});
  const scene = new Scene();
  const sun = new DirectionalLight('#fff', 1.6);
  sun.position.set(-3, -2, 6);
  const layers = createLayers(drive, labelClass, (name) => new Color(colorOf(canvas, name)));
  scene.add(new HemisphereLight('#fff', '#888', 1.8), sun, layers.root);
  const end = new AbortController();
  const {camera, turn} = createCamera(canvas, ask, end.signal);

  let shown = 0;
  let isDrawn = false;
  let request = 0;

  function draw(): void {
    isDrawn = true;
    renderer.render(scene, camera);
    names.render(scene, camera);
  }

  /** Draws once in the next frame, however much has changed until then. */
  function ask(): void {
    request ||= requestAnimationFrame(() => {
      request = 0;
      draw();
    });
  }

  /** @param time seconds after the start */
  function show(time: number): void {
    shown = time;
    layers.show(time, look, renderer.getPixelRatio());
    ask();
  }

  function fit(): void {
    const {clientWidth, clientHeight} = canvas.parentElement!;
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    names.setSize(clientWidth, clientHeight);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    if (isDrawn) {
      layers.show(shown, look, renderer.getPixelRatio());
      // The new size has emptied the canvas, which would be seen until the next frame.
      draw();
    }
  }

  const resized = new ResizeObserver(fit);
  resized.observe(canvas.parentElement!);
  onPixelRatioChange(fit, end.signal);
  // The graphics card compiles while the page goes on: asking for faults would wait for it.
  renderer.debug.checkShaderErrors = false;
  renderer.compile(scene, camera);

  return {
    show,
    turn,
    setLook(next: Look): void {
      look = next;
      show(shown);
    },
    /** Frees the context of the canvas and all memory: browsers allow few contexts at a time. */
    dispose(): void {
      cancelAnimationFrame(request);
      resized.disconnect();
      end.abort();
      disposeAll(scene);
      overlay.replaceChildren();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
