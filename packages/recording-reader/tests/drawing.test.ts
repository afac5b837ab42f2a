import {describe, expect, it} from 'vitest';
import {drawingOf} from '../src/drawing';

/** Width, height and the bytes of each row of a BMP of the drawing. */
function pixelsOf(message: object) {
  const drawing = drawingOf(message);
  const address = drawing?.kind === 'image' ? drawing.address : '';
  const bytes = Buffer.from(address.replace('data:image/bmp;base64,', ''), 'base64');
  const [width, height] = [bytes.readInt32LE(18), -bytes.readInt32LE(22)];
  const row = (bytes.length - 54) / height;
  return Array.from({length: height}, (_, y) =>
    Array.from({length: width}, (_pixel, x) => {
      const [blue, green, red] = bytes.subarray(54 + row * y + 3 * x);
      return [red, green, blue];
    }),
  );
}

describe('an image without compression', () => {
  const image = {width: 2, height: 1, is_bigendian: 0};

  it.each([
    [
      'rgb8',
      [1, 2, 3, 4, 5, 6],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      'bgr8',
      [1, 2, 3, 4, 5, 6],
      [
        [3, 2, 1],
        [6, 5, 4],
      ],
    ],
    [
      'bgra8',
      [1, 2, 3, 9, 4, 5, 6, 9],
      [
        [3, 2, 1],
        [6, 5, 4],
      ],
    ],
    [
      'mono8',
      [7, 8],
      [
        [7, 7, 7],
        [8, 8, 8],
      ],
    ],
    [
      'bayer_rggb8',
      [7, 8],
      [
        [7, 7, 7],
        [8, 8, 8],
      ],
    ],
    [
      '16UC1',
      [0, 1, 0, 2],
      [
        [0, 0, 0],
        [255, 255, 255],
      ],
    ],
    [
      'yuyv',
      [10, 128, 20, 128],
      [
        [10, 10, 10],
        [20, 20, 20],
      ],
    ],
    [
      'uyvy',
      [128, 10, 128, 20],
      [
        [10, 10, 10],
        [20, 20, 20],
      ],
    ],
  ])('in %s is a picture', (encoding, data, pixels) => {
    const message = {...image, encoding, step: data.length, data: Uint8Array.from(data)};
    expect(pixelsOf(message)).toEqual([pixels]);
    const base64 = Buffer.from(data).toString('base64');
    expect(pixelsOf({...message, data: base64})).toEqual([pixels]);
  });

  it('has rows with padding, and big-endian numbers', () => {
    const rows = {...image, height: 2, encoding: 'mono8', step: 4};
    expect(pixelsOf({...rows, data: Uint8Array.of(1, 2, 9, 9, 3, 4)})).toEqual([
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
      [
        [3, 3, 3],
        [4, 4, 4],
      ],
    ]);
    const big = {...image, encoding: 'mono16', step: 4, is_bigendian: 1};
    expect(pixelsOf({...big, data: Uint8Array.of(2, 0, 1, 0)})).toEqual([
      [
        [255, 255, 255],
        [0, 0, 0],
      ],
    ]);
  });

  it('is no file, even if its pixels begin like one', () => {
    const data = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0);
    const pixels = pixelsOf({...image, encoding: 'rgb8', step: 6, data});
    expect(pixels).toEqual([
      [
        [255, 216, 255],
        [224, 0, 0],
      ],
    ]);
  });

  it('is scaled down if it is large', () => {
    const [width, height] = [2000, 10];
    const data = new Uint8Array(width * height);
    const pixels = pixelsOf({width, height, step: width, encoding: 'mono8', data});
    expect([pixels.length, pixels[0]!.length]).toEqual([3, 500]);
  });

  it.each([
    ['with too few bytes', {width: 2, height: 2, step: 2, encoding: 'mono8'}],
    ['with rows shorter than their pixels', {width: 3, height: 1, step: 2, encoding: 'mono8'}],
    ['of a huge size', {width: 4e9, height: 4e9, step: 4e9, encoding: 'mono8'}],
    ['in an unknown encoding', {width: 1, height: 1, step: 1, encoding: 'constructor'}],
  ])('%s results in no picture', (_, message) => {
    expect(drawingOf({...message, data: new Uint8Array(3)})).toBeUndefined();
    expect(drawingOf({...message, data: Uint8Array.of(0xff, 0xd8, 0xff)})).toBeUndefined();
  });
});

it.each([
  ['WEBP', 'image/webp'],
  ['WAVE', undefined],
])('recognizes pictures among RIFF files: %s', (kind, type) => {
  const drawing = drawingOf({data: new TextEncoder().encode(`RIFF\u0001\n\0\0${kind}`)});
  expect(drawing?.kind === 'image' && drawing.address.split(/[:;]/)[1]).toBe(type ?? false);
});

it('draws the points of a laser scan that hit something', () => {
  const ranges = Float32Array.of(1, Infinity, 2, 0);
  const ros = {angle_min: 0, angle_increment: Math.PI / 2, ranges};
  const points = [
    [1, 0],
    [-2, 0],
  ];
  for (const message of [ros, {start_angle: 0, end_angle: 1.5 * Math.PI, ranges: [...ranges]}]) {
    const drawing = drawingOf(message);
    const rounded =
      drawing?.kind === 'scan' && drawing.points.map((one) => one.map((at) => Math.round(at) + 0));
    expect(rounded).toEqual(points);
  }
  const pointsOf = (message: object) => {
    const drawing = drawingOf({angle_min: 0, angle_increment: 0, ...message});
    return drawing?.kind === 'scan' ? drawing.points : undefined;
  };
  // Values outside of the limits are no measurements; a limit of 0 was not set.
  const limited = {range_min: 0.1, ranges: Float32Array.of(0.05, 0.1, 2, 3)};
  expect(pointsOf({...limited, range_max: 2})).toHaveLength(2);
  expect(pointsOf({...limited, range_max: 0})).toHaveLength(3);
  expect(pointsOf({ranges: []})).toEqual([]);
  expect(pointsOf({ranges: [{echoes: Float32Array.of(1)}]})).toBeUndefined();
  const many = drawingOf({
    ...ros,
    angle_increment: 0.001,
    ranges: new Float32Array(10_000).fill(1),
  });
  expect(many?.kind === 'scan' && many.points.length).toBe(2000);
});

it('draws poses from above, in any field of a message', () => {
  const half = Math.SQRT1_2;
  const pose = {position: {x: 1, y: 2, z: 0}, orientation: {x: 0, y: 0, z: half, w: half}};
  const drawing = {
    kind: 'poses',
    poses: [{x: 1, y: 2, yaw: expect.closeTo(Math.PI / 2) as number}],
  };
  for (const message of [pose, {pose}, {pose: {pose}}, {poses: [pose]}, {poses: [{pose}]}]) {
    expect(drawingOf(message)).toEqual(drawing);
  }
  expect(drawingOf({pose: {position: {x: 1}}})).toBeUndefined();
  expect(drawingOf({poses: []})).toBeUndefined();
});
