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

/** Calls back when a pixel of the page has another size, as after zooming, until the result is called. */
function onPixelRatioChange(callback: () => void): () => void {
  let query: MediaQueryList | undefined;
  const change = () => {
    watch();
    callback();
  };
  const watch = () => {
    query?.removeEventListener('change', change);
    query = window.matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', change);
  };
  watch();
  return () => query?.removeEventListener('change', change);
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
) {
  const renderer = new WebGLRenderer({canvas, context, antialias: true, alpha: true});
  const names = new CSS2DRenderer({element: overlay});
  const scene = new Scene();
  const sun = new DirectionalLight('#fff', 1.6);
  sun.position.set(-3, -2, 6);
  const layers = createLayers(drive, labelClass);
  scene.add(new HemisphereLight('#fff', '#888', 1.8), sun, layers.root);
  const view = createCamera(canvas, ask);

  let look: Look = {frame: 'base_link', colorMode: 'map', pointSize: 3};
  let shown = 0;
  let isDrawn = false;
  let request = 0;

  function draw(): void {
    isDrawn = true;
    renderer.render(scene, view.camera);
    names.render(scene, view.camera);
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
    view.setAspect(clientWidth / Math.max(1, clientHeight));
    if (isDrawn) {
      layers.show(shown, look, renderer.getPixelRatio());
      // The new size has emptied the canvas, which would be seen until the next frame.
      draw();
    }
  }

  const resized = new ResizeObserver(fit);
  resized.observe(canvas.parentElement!);
  const endRatio = onPixelRatioChange(fit);
  layers.recolor((name) => new Color(colorOf(canvas, name)));
  // The graphics card compiles while the page goes on: asking for faults would wait for it.
  renderer.debug.checkShaderErrors = false;
  renderer.compile(scene, view.camera);

  return {
    show,
    turn: view.turn,
    /** Sets what is shown next. */
    setLook(next: Look): void {
      look = next;
      layers.refresh();
    },
    /** Frees the context of the canvas and all memory: browsers allow few contexts at a time. */
    dispose(): void {
      cancelAnimationFrame(request);
      resized.disconnect();
      endRatio();
      view.dispose();
      disposeAll(scene);
      overlay.replaceChildren();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
