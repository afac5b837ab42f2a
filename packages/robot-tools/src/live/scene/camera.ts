/** Camera of the scene, rotated by pointer and keys. */
import {PerspectiveCamera} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';

/**
 * @param onChange called after each move
 * @param signal ends the control of the camera
 */
export function createCamera(canvas: HTMLCanvasElement, onChange: () => void, signal: AbortSignal) {
  const camera = new PerspectiveCamera(45, 1, 0.1, 200);
  camera.up.set(0, 0, 1);
  camera.position.set(-4.4, -3, 3.8);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(1.2, 0, 0);
  controls.maxPolarAngle = Math.PI / 2;
  controls.minDistance = 1;
  controls.maxDistance = 60;
  // The wheel scrolls the page until the scene has the focus; a vertical swipe always does.
  controls.enableZoom = false;
  canvas.style.touchAction = 'pan-y';
  const listeners = {
    focus: () => (controls.enableZoom = true),
    blur: () => (controls.enableZoom = false),
    pointerdown: () => controls.saveState(),
    // Undoes the movement of a touch that the browser treats as scrolling.
    pointercancel: () => controls.reset(),
  };
  for (const [kind, listener] of Object.entries(listeners)) {
    canvas.addEventListener(kind, listener, {signal});
  }
  signal.addEventListener('abort', () => controls.dispose());
  controls.update();
  controls.addEventListener('change', onChange);
  return {
    camera,
    /**
     * Moves the camera around its target.
     * @param azimuth radians
     * @param polar radians
     * @param zoom factor of the distance
     */
    turn(azimuth: number, polar: number, zoom: number): void {
      controls.rotateLeft(-azimuth);
      controls.rotateUp(-polar);
      controls.dollyIn(zoom);
    },
  };
}
