/** Uncompressed images of `sensor_msgs/Image` and `foxglove.RawImage`. */
import {base64Encode} from '@bufbuild/protobuf/wire';
import {bytesOf} from './picture';
import {viewOf} from './source';

/** Longest side of a picture in pixels; larger images are downsampled by an integer factor. */
const longestSide = 640;

interface Layout {
  /** Bytes per pixel. */
  size: number;
  /** True if two pixels share chroma values. */
  isPaired?: true;
  /** Red, green and blue from 0 to 255, or one number of any range. */
  read: (view: DataView, at: number, column: number, isLittle: boolean) => number[];
}

const inBytes = (size: number, ...offsets: number[]): Layout => ({
  size,
  read: (view, at) => offsets.map((offset) => view.getUint8(at + offset)),
});

/** @param first index of the first luminance byte */
const yuv = (first: 0 | 1): Layout => ({
  size: 2,
  isPaired: true,
  read(view, at, column) {
    const pair = at - 2 * (column % 2);
    const y = view.getUint8(at + first);
    const u = view.getUint8(pair + 1 - first) - 128;
    const v = view.getUint8(pair + 3 - first) - 128;
    return [y + 1.402 * v, y - 0.344 * u - 0.714 * v, y + 1.772 * u];
  },
});

const gray = inBytes(1, 0, 0, 0);
const depth: Layout = {
  size: 2,
  read: (view, at, _, isLittle) => [view.getUint16(at, isLittle)],
};

const layouts: Readonly<Record<string, Layout>> = {
  rgb8: inBytes(3, 0, 1, 2),
  rgba8: inBytes(4, 0, 1, 2),
  bgr8: inBytes(3, 2, 1, 0),
  bgra8: inBytes(4, 2, 1, 0),
  '8UC3': inBytes(3, 2, 1, 0),
  '8UC4': inBytes(4, 2, 1, 0),
  mono8: gray,
  '8UC1': gray,
  mono16: depth,
  '16UC1': depth,
  '32FC1': {size: 4, read: (view, at, _, isLittle) => [view.getFloat32(at, isLittle)]},
  yuv422: yuv(1),
  uyvy: yuv(1),
  yuv422_yuy2: yuv(0),
  yuyv: yuv(0),
};

function layoutOf(encoding: unknown): Layout | undefined {
  if (typeof encoding !== 'string') {
    return undefined;
  }
  // Bayer patterns are shown as grayscale: colors would require demosaicing.
  return /^bayer_\w{4}8$/.test(encoding)
    ? gray
    : Object.hasOwn(layouts, encoding)
      ? layouts[encoding]
      : undefined;
}

/** Returns the RGB values of pixels; single numbers are scaled from black to white. */
function colorsOf(pixels: readonly number[][]): number[][] {
  if (pixels.every(({length}) => length === 3)) {
    return pixels as number[][];
  }
  const values = pixels.flat().filter(Number.isFinite);
  const [low, high] = values.reduce(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Infinity, -Infinity] as [number, number],
  );
  return pixels.map(([value = 0]) => {
    const brightness = high > low ? (255 * (value - low)) / (high - low) : 0;
    return [brightness, brightness, brightness];
  });
}

/** Encodes a picture as BMP, which browsers display and which needs no compression. */
function bitmapOf(colors: readonly number[][], width: number, height: number): Uint8Array {
  const row = 4 * Math.ceil((3 * width) / 4);
  const headLength = 54;
  const bytes = new Uint8ClampedArray(headLength + row * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headLength, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  // A negative height orders the rows from top to bottom.
  view.setInt32(22, -height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  colors.forEach(([red, green, blue], at) => {
    const place = headLength + row * Math.floor(at / width) + 3 * (at % width);
    bytes.set([blue!, green!, red!], place);
  });
  return new Uint8Array(bytes.buffer);
}

/**
 * Returns the URL of a picture of an uncompressed image.
 * @returns undefined for other messages, an unknown encoding, or a size that does not match the data
 */
export function rawImageOf(message: Readonly<Record<string, unknown>>): string | undefined {
  const {width, height, step, encoding, is_bigendian} = message;
  const layout = layoutOf(encoding);
  const data = layout && bytesOf(message.data);
  const sizes = [width, height, step] as number[];
  if (!layout || !data || !sizes.every((size) => Number.isInteger(size) && size > 0)) {
    return undefined;
  }
  const [columns, rows, stride] = sizes as [number, number, number];
  const {size, read, isPaired} = layout;
  if (
    (isPaired && columns % 2 === 1) ||
    stride < columns * size ||
    data.length < stride * (rows - 1) + columns * size
  ) {
    return undefined;
  }
  const view = viewOf(data);
  const scale = Math.ceil(Math.max(columns, rows) / longestSide);
  const [shownColumns, shownRows] = [Math.ceil(columns / scale), Math.ceil(rows / scale)];
  const pixels = Array.from({length: shownColumns * shownRows}, (_, at) => {
    const column = scale * (at % shownColumns);
    const place = stride * scale * Math.floor(at / shownColumns) + size * column;
    return read(view, place, column, !is_bigendian);
  });
  return `data:image/bmp;base64,${base64Encode(bitmapOf(colorsOf(pixels), shownColumns, shownRows))}`;
}
