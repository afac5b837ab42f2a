/** Constant objects of the scene: the robot, and the names of frames. */
import {BoxGeometry, CylinderGeometry, Group, Mesh, MeshLambertMaterial} from 'three';
import {CSS2DObject} from 'three/addons/renderers/CSS2DRenderer.js';

const robotColor = '#f0a13a';

/** Returns the name of a frame as text of the page, with the same size at any distance. */
export function createLabel(text: string, className: string): CSS2DObject {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  const label = new CSS2DObject(element);
  // Names of frames that are close together are on different sides.
  const isLeft = ['laser', 'map', 'odom'].includes(text);
  const below = {base_link: -0.2, map: -0.7}[text];
  label.center.set(isLeft ? 1 : 0, below ?? 0.5);
  return label;
}

/** Returns a box with wheels, a mast and a scanner. */
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
