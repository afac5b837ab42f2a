/** Draws the image of the robot's front camera. */
import {Resvg} from '@resvg/resvg-js';
import type {Face, Pose} from './world';

export const picture = {width: 320, height: 180, focal: 190};
/** Meters above the floor. */
const cameraHeight = 0.75;
const nearest = 0.12;

/** Corner of a face in camera coordinates: meters ahead, to the right and up. */
interface Seen {
  ahead: number;
  right: number;
}

function seenFrom({x, y, yaw}: Pose, point: {x: number; y: number}): Seen {
  const [dx, dy] = [point.x - x, point.y - y];
  return {
    ahead: dx * Math.cos(yaw) + dy * Math.sin(yaw),
    right: dx * Math.sin(yaw) - dy * Math.cos(yaw),
  };
}

/** Clips the end behind the camera to just in front of it. */
function clipped(from: Seen, to: Seen): [Seen, Seen] | undefined {
  if (from.ahead < nearest && to.ahead < nearest) {
    return undefined;
  }
  const cut = (end: Seen, other: Seen): Seen => {
    if (end.ahead >= nearest) {
      return end;
    }
    const part = (nearest - end.ahead) / (other.ahead - end.ahead);
    return {ahead: nearest, right: end.right + part * (other.right - end.right)};
  };
  return [cut(from, to), cut(to, from)];
}

const round = (value: number) => Math.round(value * 10) / 10;

function project({ahead, right}: Seen, up: number): string {
  const x = picture.width / 2 + (picture.focal * right) / ahead;
  const y = picture.height / 2 - (picture.focal * (up - cameraHeight)) / ahead;
  return `${round(x)},${round(y)}`;
}

/** Color of a face in the light of the corridor: darker with distance. */
function shade(color: string, distance: number, isAcross: boolean): string {
  const light = Math.max(0.28, 1 - distance / 15) * (isAcross ? 0.82 : 1);
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) * light);
  return `rgb(${parts.map(Math.round).join(',')})`;
}

/** @returns a PNG */
export function photograph(faces: readonly Face[], pose: Pose): Uint8Array {
  const shapes = faces.flatMap(({from, to, bottom, top, color}) => {
    const ends = clipped(seenFrom(pose, from), seenFrom(pose, to));
    if (!ends) {
      return [];
    }
    const [a, b] = ends;
    const distance = (Math.hypot(a.ahead, a.right) + Math.hypot(b.ahead, b.right)) / 2;
    const corners = [project(a, bottom), project(b, bottom), project(b, top), project(a, top)];
    const fill = shade(color, distance, from.x === to.x);
    const shape = `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width=".6"/>`;
    return [{distance, shape}];
  });
  shapes.sort((a, b) => b.distance - a.distance);
  const {width, height} = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="c" x2="0" y2="1"><stop stop-color="#f4f5f3"/><stop offset="1" stop-color="#8d949a"/></linearGradient>
<linearGradient id="f" x2="0" y2="1"><stop stop-color="#55606a"/><stop offset="1" stop-color="#9aa5ad"/></linearGradient>
</defs>
<rect width="${width}" height="${height / 2}" fill="url(#c)"/>
<rect y="${height / 2}" width="${width}" height="${height / 2}" fill="url(#f)"/>
${shapes.map(({shape}) => shape).join('\n')}
</svg>`;
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
