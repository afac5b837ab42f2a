/** Logo of the site in its main color, and raster versions of `static/img/favicon.svg`. */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {tokens} from '../../src/config/tokens';

const draw = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** ICO file: a directory of 16 bytes per picture, followed by the pictures as PNG. */
function ico(source: string, sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => draw(source, size));
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(1, 2); // icons, not cursors
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  sizes.forEach((size, index) => {
    const entry = 6 + 16 * index;
    const bytes = pictures[index]?.length ?? 0;
    directory[entry] = size;
    directory[entry + 1] = size;
    directory.writeUInt16LE(1, entry + 4); // planes
    directory.writeUInt16LE(32, entry + 6); // bits of a pixel
    directory.writeUInt32LE(bytes, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += bytes;
  });
  return Buffer.concat([directory, ...pictures]);
}

/**
 * Files that `npm run icons` writes, including those for feed readers, bots, older browsers and the iOS home
 * screen.
 */
export function icons(): Record<string, Buffer> {
  const color = tokens(':root').get('--ifm-color-primary');
  // In both files the background precedes the shapes.
  const colored = (file: string): string =>
    readFileSync(file, 'utf8').replace(/fill="[^"]*"/, `fill="${color}"`);
  const favicon = colored('static/img/favicon.svg');
  return {
    'static/img/logo.svg': Buffer.from(colored('static/img/logo.svg')),
    'static/img/favicon.svg': Buffer.from(favicon),
    'static/favicon.ico': ico(favicon, [16, 32, 48]),
    // iOS rounds the corners itself and shows transparent areas in black.
    'static/apple-touch-icon.png': draw(favicon.replace(/ rx="\d+"/, ''), 180),
  };
}
