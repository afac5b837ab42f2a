/** 3D scene with ground, frames and solids, projected by the camera of `geometry.ts`. */
import {escapeHtml} from 'text-utils';
import type {Box, Drawing} from 'docusaurus-plugin-figures/describe';
import {
  add,
  brightness,
  facesViewer,
  hull,
  inFrame,
  niceStep,
  project,
  rotate,
  ticks,
  unit,
  vector,
  type Pose,
  type Rotation,
  type Spot,
  type Vector,
  type Xyz,
} from './geometry';
import {axisTones, paint, print, shape, type Rgba, type Sheet} from './sheet';

/** Range of x, y or z. */
type Range = readonly [from: number, to: number];

interface Ground {
  x: Range;
  y: Range;
  step: number;
}

const outline = 0.62;

export const unturned: Rotation = {x: 0, y: 0, z: 0, w: 1};

const groundCorners = (ground: Ground | undefined): Vector[] =>
  ground ? ground.x.flatMap((x) => ground.y.map((y): Vector => [x, y, 0])) : [];

export class Space {
  private readonly scale: number;
  private readonly offset: Spot;
  private readonly ground: Ground | undefined;

  /**
   * @param sheet to draw on
   * @param box to fill
   * @param seen positions that must be visible
   * @param options.ground whether it has a ground at z = 0 with meters along its edges
   * @param options.air margin of the ground around its content on each side, as a part of its size
   */
  constructor(
    private readonly sheet: Sheet,
    box: Box,
    seen: readonly Vector[],
    {ground = true, air = 0.25}: {ground?: boolean; air?: number} = {},
  ) {
    const range = (axis: 0 | 1): Range => [
      Math.min(...seen.map((place) => place[axis])),
      Math.max(...seen.map((place) => place[axis])),
    ];
    const [x, y] = [range(0), range(1)];
    const extent = Math.max(x[1] - x[0], y[1] - y[0], 1e-3);
    const step = niceStep(extent / 3);
    const wide = ([from, to]: Range): Range => {
      const more = Math.max(0, (extent * 0.5 - (to - from)) / 2) + extent * air;
      return [
        Math.floor((from - more) / step + 1e-6) * step,
        Math.ceil((to + more) / step - 1e-6) * step,
      ];
    };
    const floor = ground ? {x: wide(x), y: wide(y), step} : undefined;
    const spots = [...seen, ...groundCorners(floor)].map(project);
    const [left, right] = [
      Math.min(...spots.map((s) => s[0])),
      Math.max(...spots.map((s) => s[0])),
    ];
    const [top, bottom] = [
      Math.min(...spots.map((s) => s[1])),
      Math.max(...spots.map((s) => s[1])),
    ];
    const below = ground ? 14 : 0;
    const scale = Math.min(box.w / (right - left || 1), (box.h - below) / (bottom - top || 1));
    const offset: Spot = [
      box.x + box.w / 2 - (scale * (left + right)) / 2,
      box.y + (box.h - below) / 2 - (scale * (top + bottom)) / 2,
    ];
    ({
      scale: this.scale,
      offset: this.offset,
      ground: this.ground,
    } = sheet.scaleOf({
      scale,
      offset,
      ground: floor,
    }));
  }

  /** Projects a position into the drawing. */
  at(place: Vector): Spot {
    const [x, y] = project(place);
    return [this.offset[0] + x * this.scale, this.offset[1] + y * this.scale];
  }

  spots(places: readonly Vector[]): Spot[] {
    return places.map((place) => this.at(place));
  }

  /** Length in the scene of a number of pixels. */
  length(px: number): number {
    return px / this.scale;
  }

  /** The grid of the ground, with meters along the two edges in front. */
  drawGround(measure = ' / m'): Drawing {
    const {sheet} = this;
    const {k} = sheet;
    const {x, y, step} = this.ground!;
    const line = (from: Vector, to: Vector) => {
      const [[x1, y1], [x2, y2]] = [this.at(from), this.at(to)];
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    };
    const [xs, ys] = [ticks(...x, step), ticks(...y, step)];
    const grid = [
      ...xs.map((at) => line([at, y[0], 0], [at, y[1], 0])),
      ...ys.map((at) => line([x[0], at, 0], [x[1], at, 0])),
    ];
    const edge = (axis: 0 | 1): Drawing => {
      const values = axis === 0 ? xs : ys;
      const tone = axisTones[axis];
      const place = (value: number): Vector => (axis === 0 ? [value, y[0], 0] : [x[1], value, 0]);
      const [first, last] = [place(values[0]!), place(values.at(-1)!)];
      const name = this.at(axis === 0 ? first : last);
      sheet.avoid(this.spots([first, last]));
      // As many numbers as fit without touching.
      const room = Math.abs(this.at(place(step))[0] - this.at(place(0))[0]);
      const every = Math.ceil(30 / room);
      return [
        k.segment(this.at(first), this.at(last), {stroke: tone, sw: 1.5}),
        values.slice(axis === 0 ? 0 : 1).map((value, index) => {
          const [tx, ty] = this.at(place(value));
          const isSkipped = index % every !== 0 || (axis === 0 && value === values.at(-1));
          return (
            !isSkipped &&
            sheet.text({
              x: tx + (axis === 0 ? -3 : 4),
              y: ty + 12,
              text: print(value),
              tone: 'muted',
              anchor: axis === 0 ? 'end' : 'start',
            })
          );
        }),
        sheet.text({
          x: name[0] + (axis === 0 ? -6 : 8),
          y: name[1] - 6,
          text: `${'xy'[axis]}${measure}`,
          bold: true,
          tone,
          anchor: axis === 0 ? 'end' : 'start',
        }),
      ];
    };
    return [k.path(grid.join(''), {stroke: 'sceneLine'}), edge(0), edge(1)];
  }

  /** Vertical line from a position to the ground, with a mark at its foot. */
  drop(place: Vector): Drawing {
    const foot: Vector = [place[0], place[1], 0];
    if (Math.abs(place[2]) < 1e-9) {
      return undefined;
    }
    const [from, to] = [this.at(place), this.at(foot)];
    this.sheet.avoid([from, to]);
    return [
      this.sheet.k.segment(from, to, {stroke: 'line', dashed: true}),
      this.sheet.k.circle({x: to[0], y: to[1], r: 2, fill: 'line'}),
    ];
  }

  /** The three axes of a frame, `px` pixels long. */
  frame(
    {position, orientation}: Pose,
    {px = 40, names = true}: {px?: number; names?: boolean} = {},
  ): Drawing {
    const {k} = this.sheet;
    const long = this.length(px);
    const pose = {position, orientation};
    const from = this.at(vector(position));
    const axes = ([0, 1, 2] as const).map((axis) => {
      const tip = [0, 0, 0] as [number, number, number];
      tip[axis] = long;
      return {axis, tip: inFrame(pose, tip)};
    });
    return [
      axes.map(({axis, tip}) => {
        const to = this.at(tip);
        this.sheet.avoid([from, to]);
        // An axis that points at the viewer is a dot.
        if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 8) {
          return k.circle({x: from[0], y: from[1], r: 4, fill: axisTones[axis]});
        }
        const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const at = (length: number): Spot => [
          from[0] + ((to[0] - from[0]) * length) / far,
          from[1] + ((to[1] - from[1]) * length) / far,
        ];
        const [nx, ny] = at(far + 9);
        return [
          k.arrow({from, to, tone: axisTones[axis]}),
          names &&
            this.sheet.text({
              x: nx,
              y: ny,
              text: 'xyz'[axis]!,
              bold: true,
              tone: axisTones[axis],
              anchor: 'middle',
            }),
        ];
      }),
      k.circle({x: from[0], y: from[1], r: 3, fill: 'text'}),
    ];
  }

  /** Dimension line between two positions, at an offset of the vector `side`. */
  measure(field: string, from: Vector, to: Vector, side: Vector): Drawing {
    const {k} = this.sheet;
    const [a, b] = [this.at(add(from, side)), this.at(add(to, side))];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const far = Math.hypot(dx, dy) || 1;
    const tick = ([x, y]: Spot): Drawing =>
      k.segment(
        [x - (dy / far) * 4, y + (dx / far) * 4],
        [x + (dy / far) * 4, y - (dx / far) * 4],
        {stroke: 'muted'},
      );
    this.sheet.avoid([a, b]);
    this.sheet.mark(field, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    return [k.segment(a, b, {stroke: 'muted'}), tick(a), tick(b)];
  }

  private face(places: readonly Vector[], normal: Vector, color: Rgba): string {
    const fill = paint(color, brightness(normal));
    return shape(this.spots(places), true, {fill, stroke: fill, sw: 0.6});
  }

  private solid(
    faces: readonly string[],
    edges: readonly (readonly Spot[])[],
    color: Rgba,
  ): Drawing {
    const stroke = paint(color, outline);
    const around = hull(edges.flat());
    this.sheet.avoidArea(around);
    return [
      `<g opacity="${color.a}">${faces.join('')}</g>`,
      edges.map((edge) => shape(edge, true, {stroke, sw: 1})),
      shape(around, true, {stroke, sw: 1.2}),
    ];
  }

  /** A box around a pose. */
  box(pose: Pose, size: Xyz, color: Rgba): Drawing {
    const half = [size.x / 2, size.y / 2, size.z / 2] as const;
    const faces = ([0, 1, 2] as const).flatMap((axis) =>
      [-1, 1].map((sign) => {
        const normal = [0, 0, 0] as [number, number, number];
        normal[axis] = sign;
        const others = [0, 1, 2].filter((other) => other !== axis) as [0 | 1 | 2, 0 | 1 | 2];
        const places = [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([u, v]): Vector => {
          const place = [0, 0, 0] as [number, number, number];
          place[axis] = sign * half[axis];
          place[others[0]] = u! * half[others[0]];
          place[others[1]] = v! * half[others[1]];
          return inFrame(pose, place);
        });
        return {places, normal: rotate(pose.orientation, normal)};
      }),
    );
    const seen = faces.filter(({normal}) => facesViewer(normal));
    return this.solid(
      seen.map(({places, normal}) => this.face(places, normal, color)),
      seen.map(({places}) => this.spots(places)),
      color,
    );
  }

  /**
   * Round body between two ends: cylinder, cone, or truncated cone.
   * @param u, v vectors from the axis to the edge of an end of full size
   * @param sizes sizes of the ends as parts of full size
   */
  round(
    from: Vector,
    to: Vector,
    u: Vector,
    v: Vector,
    sizes: readonly [number, number],
    color: Rgba,
  ): Drawing {
    const count = 40;
    const edge = (center: Vector, size: number, step: number): Vector => {
      const angle = (2 * Math.PI * step) / count;
      return add(add(center, u, Math.cos(angle) * size), v, Math.sin(angle) * size);
    };
    const ring = (center: Vector, size: number) =>
      Array.from({length: count}, (_, step) => edge(center, size, step));
    const axis = unit(add(to, from, -1));
    const rise = Math.hypot(...add(to, from, -1));
    const [first, last] = sizes;
    const sides = Array.from({length: count}, (_, step) => {
      const out = add(edge([0, 0, 0], 1, step + 0.5), [0, 0, 0]);
      // The surface leans back where the body becomes narrower.
      const lean = ((first - last) * Math.hypot(...out)) / (rise || 1);
      const normal = unit(add(unit(out), axis, lean));
      return {
        normal,
        places: [
          edge(from, first, step),
          edge(from, first, step + 1),
          edge(to, last, step + 1),
          edge(to, last, step),
        ],
      };
    }).filter(({normal}) => facesViewer(normal));
    const isTopSeen = facesViewer(axis);
    const [capAt, capSize] = isTopSeen ? [to, last] : [from, first];
    const cap = ring(capAt, capSize);
    const capNormal = isTopSeen ? axis : add([0, 0, 0], axis, -1);
    const around = hull(this.spots([...ring(from, first), ...ring(to, last)]));
    return this.solid(
      [
        ...sides.map(({places, normal}) => this.face(places, normal, color)),
        ...(capSize > 0 ? [this.face(cap, capNormal, color)] : []),
      ],
      [around, ...(capSize > 0 ? [this.spots(cap)] : [])],
      color,
    );
  }

  /** An arrow along +x of its pose. */
  arrow(
    pose: Pose,
    {
      shaft,
      shaftWidth,
      head,
      headWidth,
    }: Record<'shaft' | 'shaftWidth' | 'head' | 'headWidth', number>,
    color: Rgba,
  ): Drawing {
    const [tail, neck, tip] = [0, shaft, shaft + head].map((x) => inFrame(pose, [x, 0, 0])) as [
      Vector,
      Vector,
      Vector,
    ];
    const radius = (width: number, axis: Vector) =>
      rotate(pose.orientation, [
        axis[0] * width * 0.5,
        axis[1] * width * 0.5,
        axis[2] * width * 0.5,
      ]);
    const part = (from: Vector, to: Vector, width: number, sizes: readonly [number, number]) =>
      this.round(from, to, radius(width, [0, 1, 0]), radius(width, [0, 0, 1]), sizes, color);
    const parts = [part(tail, neck, shaftWidth, [1, 1]), part(neck, tip, headWidth, [1, 0])];
    // Nearer parts are drawn last.
    return facesViewer(add(tip, tail, -1)) ? parts : parts.reverse();
  }

  /** An ellipsoid around a pose. */
  ellipsoid(pose: Pose, size: Xyz, color: Rgba): Drawing {
    const center = vector(pose.position);
    const count = 36;
    // Rows of the matrix that projects the unit sphere.
    const columns = ([0, 1, 2] as const).map((axis) => {
      const radius = [0, 0, 0] as [number, number, number];
      radius[axis] = [size.x, size.y, size.z][axis]! / 2;
      return project(rotate(pose.orientation, radius));
    });
    const [rowX, rowY] = [columns.map((c) => c[0]), columns.map((c) => c[1])];
    const [cx, cy] = project(center);
    const rim = (part: number, [sx, sy]: Spot): Spot[] =>
      Array.from({length: count}, (_, step): Spot => {
        const angle = (2 * Math.PI * step) / count;
        const along = rowX.map((x, index) => x * Math.cos(angle) + rowY[index]! * Math.sin(angle));
        const far = Math.hypot(...along);
        const on = (row: number[]) =>
          row.reduce((sum, x, index) => sum + x * along[index]!, 0) / far;
        const spot: Spot = [cx + sx + part * on(rowX), cy + sy + part * on(rowY)];
        return [this.offset[0] + spot[0] * this.scale, this.offset[1] + spot[1] * this.scale];
      });
    const largest = Math.max(size.x, size.y, size.z) / 2;
    const tones = Array.from({length: 11}, (_, ring) => {
      const part = 1 - ring / 11;
      const shift: Spot = [-largest * 0.34 * (1 - part), -largest * 0.42 * (1 - part)];
      return shape(rim(part, shift), true, {fill: paint(color, 0.76 + ring * 0.045)});
    });
    return this.solid(tones, [rim(1, [0, 0])], color);
  }

  /** A flat shape. */
  surface(places: readonly Vector[], color: Rgba): Drawing {
    const spots = this.spots(places);
    this.sheet.avoidArea(spots);
    const fill = paint(color);
    return shape(spots, true, {fill, stroke: paint(color, 0.8), sw: 1, opacity: color.a});
  }

  /** Dashed edges of a removed box, or of the bounding box of a body. */
  outlineOf(pose: Pose, size: Xyz): Drawing {
    const corner = (index: number): Vector =>
      inFrame(pose, [
        size.x * ((index & 1) - 0.5),
        size.y * (((index >> 1) & 1) - 0.5),
        size.z * (((index >> 2) & 1) - 0.5),
      ]);
    const edges = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) =>
      [1, 2, 4].filter((bit) => !(index & bit)).map((bit) => [index, index | bit] as const),
    );
    const spots = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => this.at(corner(index)));
    this.sheet.avoidArea(hull(spots));
    return edges.map(([from, to]) =>
      this.sheet.k.segment(spots[from]!, spots[to]!, {stroke: 'line', dashed: true}),
    );
  }

  /** Corner of the ground where its axes meet, the target of the label of its frame. */
  cornerSpot(): Spot {
    const {x, y} = this.ground!;
    return this.at([x[1], y[0], 0]);
  }

  /** Number of a point, at a distance in px below it. */
  number(place: Vector, index: number, below = -13): Drawing {
    const [x, y] = this.at(place);
    return this.sheet.text({x, y: y + below, text: String(index), bold: true, anchor: 'middle'});
  }

  /** Centered text that faces the viewer. */
  words(place: Vector, text: string, size: number, color: Rgba): Drawing {
    const [x, y] = this.at(place);
    const w = this.sheet.k.measure(text, {size, bold: true});
    this.sheet.reserve({x: x - w / 2, y: y - size / 2, w, h: size});
    return (
      `<text x="${x.toFixed(1)}" y="${(y + size * 0.36).toFixed(1)}" font-size="${size}"` +
      ` font-weight="600" text-anchor="middle" fill="${paint(color)}">${escapeHtml(text)}</text>`
    );
  }

  /** Line of constant width in the drawing. */
  line(places: readonly Vector[], color: Rgba, sw: number, isClosed = false): Drawing {
    const spots = this.spots(places);
    this.sheet.avoid(spots);
    return shape(spots, isClosed, {stroke: paint(color), sw, opacity: color.a});
  }

  dot(place: Vector, color: Rgba, r = 4): Drawing {
    const [x, y] = this.at(place);
    this.sheet.avoid([
      [x - r, y],
      [x + r, y],
    ]);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${paint(color)}"/>`;
  }
}
