/** Objects of the scene that do not change: the robot, and the names of frames. */
import {
  BoxGeometry,
  CanvasTexture,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Sprite,
  SpriteMaterial,
} from 'three';

const robotColor = '#f0a13a';

/** A name beside the axes of a frame, of the same size at any distance. */
export function createLabel(text: string): Sprite {
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
  // Frames of the robot are close together, map and odom too: their names are on different sides.
  const isLeft = ['laser', 'map', 'odom'].includes(text);
  const below = {base_link: 1.1, map: 1.6}[text];
  sprite.center.set(isLeft ? 1.1 : -0.05, below ?? 0.5);
  return sprite;
}

/** A box with wheels, a mast and a scanner. */
export function createRobot(): Group {
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
