/** 3D scene of a recording, drawn after changes only. */
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

export type LiveScene = ReturnType<typeof createScene>;

/** Frees the graphics memory of an object and its children. */
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

/**
 * Creates the scene in a canvas that fills its parent element.
 *
 * @param overlay element over the canvas, for the names of frames
 * @param labelClass CSS class of the names
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
  const {camera, turn} = createCamera(canvas, requestDraw, end.signal);

  let shown = 0;
  let isDrawn = false;
  let request = 0;

  function draw(): void {
    isDrawn = true;
    renderer.render(scene, camera);
    names.render(scene, camera);
  }

  /** Draws once in the next frame, for any number of changes. */
  function requestDraw(): void {
    request ||= requestAnimationFrame(() => {
      request = 0;
      draw();
    });
  }

  /** @param time seconds since the start */
  function show(time: number): void {
    shown = time;
    layers.show(time, look, renderer.getPixelRatio());
    requestDraw();
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
      // Resizing clears the canvas, which would flicker until the next frame.
      draw();
    }
  }

  const resized = new ResizeObserver(fit);
  resized.observe(canvas.parentElement!);
  // Zooming changes the pixel ratio, even if the canvas keeps its size.
  window.addEventListener('resize', fit, {signal: end.signal});
  // Shaders compile in parallel to the page; checking for errors would wait for them.
  renderer.debug.checkShaderErrors = false;
  renderer.compile(scene, camera);

  return {
    show,
    turn,
    setLook(next: Look): void {
      look = next;
      show(shown);
    },
    /** Frees the WebGL context and all memory: browsers limit the number of contexts. */
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
