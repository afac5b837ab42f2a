/** The logo of the site in its main color, and `static/img/favicon.svg` drawn for what cannot show an SVG. */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {tokens} from '../../src/config/tokens';

const draw = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** An ICO file: a directory of 16 bytes for each picture, followed by the pictures as PNG. */
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

/** The files that `npm run icons` writes, also for feed readers, bots, older browsers and home screens of iOS. */
export function icons(): Record<string, Buffer> {
  const color = tokens(':root').get('--ifm-color-primary');
  // The field comes first in both files, its shapes follow.
  const colored = (file: string): string =>
    readFileSync(file, 'utf8').replace(/fill="[^"]*"/, `fill="${color}"`);
  const favicon = colored('static/img/favicon.svg');
  return {
    'static/img/logo.svg': Buffer.from(colored('static/img/logo.svg')),
    'static/img/favicon.svg': Buffer.from(favicon),
    'static/favicon.ico': ico(favicon, [16, 32, 48]),
    // iOS rounds the corners itself and shows black where a picture has nothing.
    'static/apple-touch-icon.png': draw(favicon.replace(/ rx="\d+"/, ''), 180),
  };
}
