/** Specimens with a 3D drawing. */
import {LineType, SceneEntityDeletionType} from '@foxglove/schemas';
import type {Drawing} from 'docusaurus-plugin-figures/describe';
import {
  add,
  bytesOf,
  inFrame,
  repeat,
  rotate,
  vector,
  type Pose,
  type Vector,
  type Xyz,
} from './geometry';
import {readNumber} from './numbers';
import type {Rgba, Sheet} from './sheet';
import {Space, unturned} from './space';

type Draw = (sheet: Sheet) => Drawing;

const origin: Vector = [0, 0, 0];
const at = (position: Vector, orientation = unturned): Pose => ({
  position: {x: position[0], y: position[1], z: position[2]},
  orientation,
});
const blue: Rgba = {r: 0.1, g: 0.5, b: 0.95, a: 1};

/** Corners of a box around a pose, and below it on the ground. */
function cornersOf(pose: Pose, {x, y, z}: Xyz): Vector[] {
  const corners = [-0.5, 0.5].flatMap((u) =>
    [-0.5, 0.5].flatMap((v) => [-0.5, 0.5].map((w) => inFrame(pose, [u * x, v * y, w * z]))),
  );
  return [...corners, ...corners.map(([cx, cy]): Vector => [cx, cy, 0])];
}

/** Dimension lines for the edges of a box, in front of it. */
function sizesOf(space: Space, pose: Pose, size: Xyz, far = 14): Drawing {
  const [x, y, z] = [size.x / 2, size.y / 2, size.z / 2];
  const place = (px: number, py: number, pz: number) => inFrame(pose, [px, py, pz]);
  const away = space.length(far);
  const side = (v: Vector) => rotate(pose.orientation, v);
  return [
    space.measure('size.x', place(-x, -y, -z), place(x, -y, -z), side([0, -away, 0])),
    space.measure('size.y', place(x, -y, -z), place(x, y, -z), side([away, 0, 0])),
    space.measure('size.z', place(-x, -y, -z), place(-x, -y, z), side([-away, -away * 0.4, 0])),
  ];
}

/** A primitive with pose, size and color. */
function sizedPrimitive(
  sheet: Sheet,
  draw: (space: Space, pose: Pose, size: Xyz, color: Rgba) => Drawing,
): Drawing {
  const {pose, size, color} = sheet.message as unknown as {pose: Pose; size: Xyz; color: Rgba};
  const space = new Space(sheet, stage(sheet), cornersOf(pose, size));
  const center = vector(pose.position);
  const drawing = [
    space.drawGround(),
    space.drop(center),
    draw(space, pose, size, color),
    sizesOf(space, pose, size),
    space.frame(pose, {px: 26, names: false}),
  ];
  sheet.mark('pose.position', space.at(center));
  sheet.mark('pose.orientation', space.at(inFrame(pose, [0, 0, space.length(22)])));
  sheet.mark('color', space.at(inFrame(pose, [size.x * 0.3, -size.y * 0.3, -size.z * 0.1])));
  return drawing;
}

/** Area of the scene: labels need the sides of a wide sheet, and all sides of a narrow one. */
function stage(sheet: Sheet) {
  const {x, y, w, h} = sheet.box;
  if (sheet.context.card) {
    return {x: x + 36, y: y + 4, w: w - 72, h: h - 8};
  }
  return sheet.context.narrow
    ? {x: x + 36, y: y + 44, w: w - 72, h: h - 76}
    : {x: x + 120, y: y + 12, w: w - 240, h: h - 20};
}

const frame: Draw = (sheet) => {
  const message = sheet.message as unknown as {pose?: Pose} & Pose;
  const pose = message.pose ?? message;
  const path = message.pose ? 'pose.' : '';
  const place = vector(pose.position);
  const space = new Space(sheet, stage(sheet), [
    add(place, [-0.7, -0.7, 0]),
    add(place, [0.7, 0.7, 0.3]),
  ]);
  const drawing = [space.drawGround(), space.frame(pose, {px: sheet.context.narrow ? 52 : 64})];
  sheet.mark(`${path}position`, space.at(place));
  sheet.mark(`${path}orientation`, space.at(inFrame(pose, [space.length(34), 0, 0])));
  if (message.pose) {
    sheet.mark('frame_id', space.cornerSpot());
  }
  return drawing;
};

/** Three boxes in a row, some of them removed. */
export function entities(
  sheet: Sheet,
  box: {x: number; y: number; w: number; h: number},
  isRemoved: (index: number) => boolean,
): {space: Space; places: Vector[]; drawing: Drawing} {
  const places = [0, 1, 2].map((index): Vector => [index * 1.6, 0, 0.5]);
  const size = {x: 1, y: 0.8, z: 1};
  const seen = places.flatMap((place) => cornersOf(at(place), size));
  const space = new Space(sheet, box, seen, {ground: false});
  const color: Rgba = {r: 0.2, g: 0.75, b: 0.35, a: 0.75};
  const drawing = places.map((place, index) =>
    isRemoved(index) ? space.outlineOf(at(place), size) : space.box(at(place), size, color),
  );
  // Nearer ones, with larger x, are last already.
  return {space, places, drawing};
}

export const scenes: Readonly<Record<string, Draw>> = {
  ArrowPrimitive(sheet) {
    const message = sheet.message as unknown as {
      pose: Pose;
      shaft_length: number;
      shaft_diameter: number;
      head_length: number;
      head_diameter: number;
      color: Rgba;
    };
    const {pose, shaft_length: shaft, head_length: head, color} = message;
    const {shaft_diameter: shaftWidth, head_diameter: headWidth} = message;
    const place = (x: number, y = 0, z = 0) => inFrame(pose, [x, y, z]);
    const total = shaft + head;
    const seen = [place(0), place(total), place(shaft, 0, headWidth), place(shaft, headWidth, 0)];
    const space = new Space(
      sheet,
      stage(sheet),
      [...seen, ...seen.map(([x, y]): Vector => [x, y, 0])],
      {air: 0.12},
    );
    const up = rotate(pose.orientation, [0, 0, headWidth / 2 + space.length(12)]);
    const ahead = (far: number) => rotate(pose.orientation, [far, 0, 0]);
    const drawing = [
      space.drawGround(),
      space.drop(place(0)),
      space.arrow(pose, {shaft, shaftWidth, head, headWidth}, color),
      space.measure('shaft_length', place(0), place(shaft), up),
      space.measure('head_length', place(shaft), place(total), up),
      space.measure(
        'shaft_diameter',
        place(0, 0, -shaftWidth / 2),
        place(0, 0, shaftWidth / 2),
        ahead(-space.length(14)),
      ),
      space.measure(
        'head_diameter',
        place(total, 0, -headWidth / 2),
        place(total, 0, headWidth / 2),
        ahead(space.length(12)),
      ),
    ];
    sheet.mark('pose.position', space.at(place(0)));
    sheet.mark('pose.orientation', space.at(place(shaft * 0.65, 0, -shaftWidth / 2)));
    sheet.mark('color', space.at(place(shaft + head * 0.4, 0, -headWidth * 0.2)));
    return drawing;
  },

  CubePrimitive: (sheet) =>
    sizedPrimitive(sheet, (space, pose, size, color) => space.box(pose, size, color)),

  SpherePrimitive: (sheet) =>
    sizedPrimitive(sheet, (space, pose, size, color) => [
      space.outlineOf(pose, size),
      space.ellipsoid(pose, size, color),
    ]),

  CylinderPrimitive: (sheet) =>
    sizedPrimitive(sheet, (space, pose, size, color) => {
      const {bottom_scale: bottom, top_scale: top} = sheet.message as Record<string, number>;
      const [from, to] = [-1, 1].map((sign) => inFrame(pose, [0, 0, (sign * size.z) / 2])) as [
        Vector,
        Vector,
      ];
      const radius = (x: number, y: number) => rotate(pose.orientation, [x / 2, y / 2, 0]);
      const edge = (z: number, scale: number) =>
        inFrame(pose, [(size.x / 2) * scale * 0.79, (size.y / 2) * scale * 0.62, z]);
      sheet.mark('bottom_scale', space.at(edge(-size.z / 2, bottom!)));
      sheet.mark('top_scale', space.at(edge(size.z / 2, top!)));
      return [
        space.outlineOf(pose, size),
        space.round(from, to, radius(size.x, 0), radius(0, size.y), [bottom!, top!], color),
      ];
    }),

  LinePrimitive(sheet) {
    const {type, pose, points, thickness, color} = sheet.message as unknown as {
      type: number;
      pose: Pose;
      points: Xyz[];
      thickness: number;
      color: Rgba;
    };
    const places = points.map((point) => inFrame(pose, vector(point)));
    const kind = LineType[type];
    const lines =
      kind === 'LINE_LIST'
        ? places.flatMap((_, index) => (index % 2 === 0 ? [places.slice(index, index + 2)] : []))
        : [kind === 'LINE_LOOP' ? [...places, places[0]!] : places];
    const space = new Space(sheet, stage(sheet), [...places, origin], {air: 0.1});
    const drawing = [
      space.drawGround(),
      space.frame(pose, {px: 34, names: false}),
      lines.map((line) => space.line(line, color, thickness)),
      places.map((place, index) => [space.dot(place, color, 3.5), space.number(place, index, 14)]),
    ];
    sheet.mark('pose.position', space.at(vector(pose.position)));
    sheet.mark('points', space.at(places.at(-1)!));
    const middle = add(add(origin, places[1]!, 0.5), places[2]!, 0.5);
    sheet.mark('type', space.at(places[2]!), {value: kind});
    sheet.mark('thickness', space.at(middle));
    const later = add(add(origin, places[2]!, 0.4), places[3]!, 0.6);
    sheet.mark('color', space.at(later));
    return drawing;
  },

  TriangleListPrimitive(sheet) {
    const {pose, points, indices, color} = sheet.message as unknown as {
      pose: Pose;
      points: Xyz[];
      indices: number[];
      color: Rgba;
    };
    const places = points.map((point) => inFrame(pose, vector(point)));
    const space = new Space(sheet, stage(sheet), places);
    const triangles = Array.from({length: indices.length / 3}, (_, index) =>
      indices.slice(3 * index, 3 * index + 3).map((vertex) => places[vertex]!),
    );
    const drawing = [
      space.drawGround(),
      triangles.map((triangle) => space.surface(triangle, color)),
      space.frame(pose, {px: 30, names: false}),
      places.map((place, index) => [space.dot(place, color, 3.5), space.number(place, index, 14)]),
    ];
    const center = (triangle: Vector[]) =>
      triangle.reduce((sum, place) => add(sum, place, 1 / 3), origin);
    sheet.mark('pose.position', space.at(vector(pose.position)));
    sheet.mark('points', space.at(places[2]!));
    sheet.mark('indices', space.at(center(triangles[1]!)), {value: indices.join(', ')});
    sheet.mark('color', space.at(center(triangles[0]!)));
    return drawing;
  },

  TextPrimitive(sheet) {
    const {
      pose,
      text,
      font_size: size,
      color,
    } = sheet.message as unknown as {
      pose: Pose;
      text: string;
      font_size: number;
      color: Rgba;
    };
    const place = vector(pose.position);
    const space = new Space(sheet, stage(sheet), [
      add(place, [-0.5, -0.5, -place[2]]),
      add(place, [0.5, 0.5, 0.2]),
    ]);
    const drawing = [space.drawGround(), space.drop(place), space.words(place, text, size, color)];
    const [x, y] = space.at(place);
    const w = sheet.k.measure(text, {size, bold: true});
    sheet.mark('pose.position', [x, y + size / 2 + 2]);
    sheet.mark('text', [x - w / 2 - 2, y]);
    sheet.mark('billboard', [x - w / 4, y - size / 2 - 2]);
    sheet.mark('font_size', [x + w / 2 + 2, y]);
    sheet.mark('color', [x + w / 4, y - size / 2 - 2]);
    return drawing;
  },

  ModelPrimitive(sheet) {
    const {pose, scale, url} = sheet.message as unknown as {pose: Pose; scale: Xyz; url: string};
    const wood: Rgba = {r: 0.76, g: 0.58, b: 0.36, a: 1};
    // A pallet of 1.2 × 0.8 m: blocks, and boards across them.
    const block = (place: Vector, [x, y, z]: Vector) => ({
      pose: {
        ...pose,
        position: xyz(inFrame(pose, [place[0] * scale.x, place[1] * scale.y, place[2] * scale.z])),
      },
      size: {x: x * scale.x, y: y * scale.y, z: z * scale.z},
    });
    const rows = [0.35, 0, -0.35];
    const blocks = rows.flatMap((y) =>
      [-0.53, 0, 0.53].map((x) => block([x, y, 0.06], [0.14, 0.1, 0.12])),
    );
    const boards = [0.335, 0.1675, 0, -0.1675, -0.335].map((y) =>
      block([0, y, 0.135], [1.2, 0.13, 0.03]),
    );
    const around = cornersOf(pose, {x: 1.2 * scale.x, y: 0.8 * scale.y, z: 0.3 * scale.z});
    const space = new Space(sheet, stage(sheet), around);
    const place = vector(pose.position);
    const drawing = [
      space.drawGround(),
      [...blocks, ...boards].map((part) => space.box(part.pose, part.size, wood)),
      space.frame(pose, {px: 34, names: false}),
    ];
    sheet.mark('pose.position', space.at(place));
    sheet.mark('pose.orientation', space.at(inFrame(pose, [space.length(22), 0, 0])));
    sheet.mark('scale', space.at(inFrame(pose, [-0.4 * scale.x, 0.38 * scale.y, 0.15])));
    sheet.mark('url', space.at(inFrame(pose, [0.45 * scale.x, -0.33 * scale.y, 0.15])), {
      value: `…/${url.split('/').at(-1)!}`,
    });
    return drawing;
  },

  SceneEntity(sheet) {
    const {cubes, texts} = sheet.message as unknown as {
      cubes: {pose: Pose; size: Xyz; color: Rgba}[];
      texts: {pose: Pose; text: string; font_size: number; color: Rgba}[];
    };
    const space = new Space(sheet, stage(sheet), [
      ...cubes.flatMap(({pose, size}) => cornersOf(pose, size)),
      ...texts.map(({pose}) => vector(pose.position)),
    ]);
    const drawing = [
      space.drawGround(),
      cubes.map(({pose, size, color}) => space.box(pose, size, color)),
      texts.map(({pose, text, font_size: size, color}) =>
        space.words(vector(pose.position), text, size, color),
      ),
    ];
    const [cube, label] = [cubes[0]!, texts[0]!];
    const [x, y] = space.at(vector(label.pose.position));
    sheet.mark('frame_id', space.cornerSpot());
    sheet.mark('cubes', space.at(inFrame(cube.pose, [cube.size.x / 2, 0, 0])));
    sheet.mark('texts', [
      x + sheet.k.measure(label.text, {size: label.font_size, bold: true}) / 2,
      y,
    ]);
    return drawing;
  },

  SceneUpdate(sheet) {
    const {entities: added} = sheet.message as unknown as {
      entities: {cubes: {pose: Pose; size: Xyz; color: Rgba}[]}[];
    };
    const {pose, size, color} = added[0]!.cubes[0]!;
    const gone = at(add(vector(pose.position), [-size.x * 1.7, 0, 0]));
    const space = new Space(
      sheet,
      stage(sheet),
      [...cornersOf(pose, size), ...cornersOf(gone, size)],
      {air: 0.1},
    );
    const drawing = [space.drawGround(), space.outlineOf(gone, size), space.box(pose, size, color)];
    sheet.mark('deletions.0.id', space.at(inFrame(gone, [-size.x / 2, 0, size.z * 0.3])));
    sheet.mark('entities.0.id', space.at(inFrame(pose, [size.x / 2, 0, size.z * 0.2])));
    return drawing;
  },

  SceneEntityDeletion(sheet) {
    const {id, type} = sheet.message as {id: string; type: number};
    const kind = SceneEntityDeletionType[type];
    const isRemoved = (index: number) => index === 1 || kind === 'ALL';
    const {space, places, drawing} = entities(sheet, stage(sheet), isRemoved);
    const names = ['pallet-41', id, 'pallet-43'];
    sheet.mark('id', space.at(add(places[1]!, [-0.2, 0.4, 0.5])));
    sheet.mark('type', space.at(add(places[1]!, [0.4, -0.4, -0.5])), {value: kind});
    return [
      drawing,
      places.map((place, index) => {
        const [x] = space.at(place);
        const [, y] = space.at(add(place, [-0.5, 0.4, 0.5]));
        return (
          !isRemoved(index) &&
          sheet.text({x, y: y - 12, text: names[index]!, mono: true, anchor: 'middle'})
        );
      }),
    ];
  },

  PointCloud(sheet) {
    const {
      pose,
      data,
      point_stride: stride,
      fields,
    } = sheet.message as unknown as {
      pose: Pose;
      data: string;
      point_stride: number;
      fields: {name: string; offset: number; type: number}[];
    };
    const bytes = bytesOf(data);
    const view = new DataView(bytes.buffer);
    const points = repeat(bytes.length / stride, (index) => {
      const values = Object.fromEntries(
        fields.map(({name, offset, type}) => {
          const value = readNumber(view, index * stride + offset, type);
          return [name, Number(value.toFixed(3))];
        }),
      );
      const {x, y, z, intensity} = values as Record<string, number> &
        Record<'x' | 'y' | 'z', number>;
      return {place: inFrame(pose, [x, y, z]), intensity: intensity ?? 0, values};
    });
    const space = new Space(
      sheet,
      stage(sheet),
      [vector(pose.position), ...points.map(({place}) => place)],
      {air: 0.15},
    );
    const drawing = [
      space.drawGround(),
      space.frame(pose, {px: 34}),
      points.map(({place, intensity}) => [
        space.drop(place),
        space.dot(place, heat(intensity / 40), 5),
      ]),
    ];
    const [first, , last] = points as [(typeof points)[0], unknown, (typeof points)[0]];
    const values = Object.entries(first.values).map(([name, value]) => `${name} ${value}`);
    sheet.mark('frame_id', space.at(inFrame(pose, [0, 0, space.length(20)])));
    sheet.mark('pose.position', space.at(vector(pose.position)));
    sheet.mark('fields', space.at(first.place), {value: values.join(', ')});
    sheet.mark('data', space.at(last.place), {
      value: sheet.t({zh: `${points.length} 个点`, en: `${points.length} points`}),
    });
    return drawing;
  },

  Grid(sheet) {
    const message = sheet.message as unknown as {
      pose: Pose;
      data: string;
      column_count: number;
      row_stride: number;
      cell_size: {x: number; y: number};
    };
    const {pose, column_count: columns, cell_size: cell, row_stride: stride} = message;
    const bytes = bytesOf(message.data);
    const rows = bytes.length / stride;
    const place = (column: number, row: number) =>
      inFrame(pose, [column * cell.x, row * cell.y, 0]);
    const space = new Space(sheet, stage(sheet), [place(0, 0), place(columns, rows)], {air: 0.05});
    const cells = repeat(Math.floor(rows) * columns, (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const corners = [
        place(column, row),
        place(column + 1, row),
        place(column + 1, row + 1),
        place(column, row + 1),
      ];
      return space.surface(corners, heat(bytes[row * stride + column]! / 255));
    });
    const away = space.length(12);
    const drawing = [
      space.drawGround(),
      cells,
      space.measure('cell_size.x', place(0, 0), place(1, 0), [0, -away, 0]),
      space.measure('cell_size.y', place(columns, 0), place(columns, 1), [away, 0, 0]),
      space.measure('column_count', place(0, rows), place(columns, rows), [0, away, 0]),
      space.dot(vector(pose.position), {r: 0.1, g: 0.1, b: 0.1, a: 1}, 4),
    ];
    sheet.mark('pose.position', space.at(vector(pose.position)));
    sheet.mark('frame_id', space.cornerSpot());
    sheet.mark('fields.0.name', space.at(place(2.5, 1.6)));
    sheet.mark('data', space.at(place(3.5, 0.5)), {value: String(bytes[3] ?? '')});
    return drawing;
  },

  CameraCalibration(sheet) {
    const {width, height, K} = sheet.message as unknown as {
      width: number;
      height: number;
      K: number[];
    };
    const [fx, cx, fy, cy] = [K[0]!, K[2]!, K[4]!, K[5]!];
    // The optical frame: z ahead, x to the right, y down.
    const pose = at(origin, {x: -0.5, y: 0.5, z: -0.5, w: 0.5});
    const place = (u: number, v: number, far = 1) =>
      inFrame(pose, [((u - cx) / fx) * far, ((v - cy) / fy) * far, far]);
    const corners = [place(0, 0), place(width, 0), place(width, height), place(0, height)];
    const space = new Space(sheet, stage(sheet), [origin, ...corners], {ground: false});
    const {k} = sheet;
    const spots = space.spots(corners);
    const center = space.at(origin);
    const principal = place(cx, cy);
    sheet.avoid([...spots, spots[0]!], ...spots.map((spot) => [center, spot]));
    const away = 0.07;
    const drawing = [
      k.polygon(spots, {fill: 'surface', stroke: 'line'}),
      spots.map((spot) => k.segment(center, spot, {stroke: 'line'})),
      k.segment(center, space.at(principal), {stroke: 'axisZ', dashed: true}),
      k.circle({x: space.at(principal)[0], y: space.at(principal)[1], r: 3.5, fill: 'axisZ'}),
      space.frame(pose, {px: 44}),
      space.measure('width', corners[0]!, corners[1]!, rotate(pose.orientation, [0, -away, 0])),
      space.measure('height', corners[1]!, corners[2]!, rotate(pose.orientation, [away, 0, 0])),
    ];
    sheet.mark('frame_id', center);
    sheet.mark('K.0', space.at(add(origin, principal, 0.62)));
    const across = add(principal, rotate(pose.orientation, [-cx / fx, 0, 0]), 0.5);
    const above = add(principal, rotate(pose.orientation, [0, -cy / fy, 0]), 0.6);
    sheet.mark('K.2', space.at(across));
    sheet.mark('K.5', space.at(above));
    return [
      drawing,
      k.segment(space.at(principal), space.at(place(0, cy)), {stroke: 'axisX', dashed: true}),
      k.segment(space.at(principal), space.at(place(cx, 0)), {stroke: 'axisY', dashed: true}),
    ];
  },

  FrameTransform(sheet) {
    const {translation, rotation} = sheet.message as unknown as {
      translation: Xyz;
      rotation: Pose['orientation'];
    };
    const place = vector(translation);
    const child: Pose = {position: translation, orientation: rotation};
    const space = new Space(sheet, stage(sheet), [origin, place], {air: 0.12});
    const px = sheet.context.narrow ? 40 : 48;
    sheet.avoid(space.spots([origin, place]));
    const drawing = [
      space.drawGround(),
      sheet.k.segment(space.at(origin), space.at(place), {stroke: 'accent', sw: 1.5, dashed: true}),
      space.frame(at(origin), {px}),
      space.frame(child, {px}),
    ];
    sheet.mark('parent_frame_id', space.at(origin));
    sheet.mark('child_frame_id', space.at(place));
    sheet.mark('translation', space.at(add(origin, place, 0.5)));
    sheet.mark('rotation', space.at(inFrame(child, [space.length(px * 0.6), 0, 0])));
    return drawing;
  },

  Pose: frame,
  PoseInFrame: frame,

  PosesInFrame(sheet) {
    const {poses} = sheet.message as unknown as {poses: Pose[]};
    const places = poses.map(({position}) => vector(position));
    const space = new Space(sheet, stage(sheet), places, {air: 0.2});
    const drawing = [
      space.drawGround(),
      space.line(places, blue, 2),
      poses.map((pose) => space.frame(pose, {px: sheet.context.narrow ? 30 : 38, names: false})),
    ];
    sheet.mark('frame_id', space.cornerSpot());
    sheet.mark('poses', space.at(add(add(origin, places[0]!, 0.5), places[1]!, 0.5)));
    sheet.mark('poses.0.position', space.at(places[0]!));
    sheet.mark('poses.2.orientation', space.at(inFrame(poses[2]!, [space.length(22), 0, 0])));
    return drawing;
  },

  Point3: (sheet) => components(sheet, false),
  Vector3: (sheet) => components(sheet, true),

  Quaternion(sheet) {
    const rotation = sheet.message as unknown as Pose['orientation'];
    const space = new Space(
      sheet,
      stage(sheet),
      [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
      ],
      {ground: false},
    );
    const {k} = sheet;
    const tip = (axis: Vector) => space.at(axis);
    const before = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] satisfies Vector[]
    ).map((axis) => [origin, axis] as const);
    const arc = Array.from({length: 13}, (_, step) => {
      const part = (2 * Math.atan2(rotation.z, rotation.w) * step) / 12;
      return space.at([0.5 * Math.cos(part), 0.5 * Math.sin(part), 0]);
    });
    sheet.avoid(arc, ...before.map(([from, to]) => [tip(from), tip(to)]));
    const drawing = [
      before.map(([from, to]) => k.segment(tip(from), tip(to), {stroke: 'line', dashed: true})),
      k.line(arc, {stroke: 'accent', sw: 1.5}),
      k.arrow({from: arc.at(-2)!, to: arc.at(-1)!, tone: 'accent'}),
      space.frame(at(origin, rotation), {px: (1 / space.length(1)) * 0.8}),
    ];
    sheet.mark('x', tip([1, 0, 0]));
    sheet.mark('y', tip([0, 1, 0]));
    sheet.mark('z', tip([0, 0, 0.6]));
    sheet.mark('w', arc[6]!);
    return drawing;
  },
};

const xyz = ([x, y, z]: Vector): Xyz => ({x, y, z});

/** Color of a value from 0 to 1: blue, green, yellow, red. */
export function heat(part: number): Rgba {
  const stops = [
    [0.19, 0.35, 0.85],
    [0.1, 0.72, 0.75],
    [0.45, 0.8, 0.3],
    [0.95, 0.75, 0.2],
    [0.85, 0.25, 0.12],
  ] as const;
  const place = Math.min(0.9999, Math.max(0, part)) * (stops.length - 1);
  const [from, to] = [stops[Math.floor(place)]!, stops[Math.floor(place) + 1]!];
  const mix = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * (place % 1);
  return {r: mix(0), g: mix(1), b: mix(2), a: 1};
}

/** A point or a vector, and the path to it along x, y and z. */
function components(sheet: Sheet, isVector: boolean): Drawing {
  const end = vector(sheet.message as unknown as Xyz);
  const [x, y] = end;
  const way: Vector[] = [origin, [x, 0, 0], [x, y, 0], end];
  const space = new Space(sheet, stage(sheet), way, {air: 0.2});
  const {k} = sheet;
  sheet.avoid(space.spots(way));
  const drawing = [
    space.drawGround(isVector ? '' : ' / m'),
    ([0, 1, 2] as const).map((axis) =>
      k.segment(space.at(way[axis]!), space.at(way[axis + 1]!), {
        stroke: (['axisX', 'axisY', 'axisZ'] as const)[axis],
        sw: 1.5,
        dashed: true,
      }),
    ),
    k.circle({x: space.at(origin)[0], y: space.at(origin)[1], r: 3, fill: 'text'}),
    isVector
      ? k.arrow({from: space.at(origin), to: space.at(end), tone: 'accent'})
      : space.dot(end, blue, 5),
  ];
  (['x', 'y', 'z'] as const).forEach((name, axis) => {
    sheet.mark(name, space.at(add(add(origin, way[axis]!, 0.5), way[axis + 1]!, 0.5)));
  });
  return drawing;
}
