/**
 * npm run icons: draws `static/img/favicon.svg` for what cannot show it: `static/favicon.ico`
 * (feed readers, bots, older browsers; they ask for it without being told) and
 * `static/apple-touch-icon.png` (home screens of iOS).
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createCanvas, loadImage} from '@napi-rs/canvas';

const source = readFileSync('static/img/favicon.svg', 'utf8');

async function draw(svg: string, size: number): Promise<Buffer> {
  const image = await loadImage(
    Buffer.from(svg.replace(/ width="\d+" height="\d+"/, ` width="${size}" height="${size}"`)),
  );
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.encode('png');
}

/** An ICO file: a directory of 16 bytes for each picture, and the pictures as PNG behind it. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(source, size)));
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(1, 2); // icons, not cursors
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    directory[entry] = sizes[index]!;
    directory[entry + 1] = sizes[index]!;
    directory.writeUInt16LE(1, entry + 4); // planes
    directory.writeUInt16LE(32, entry + 6); // bits of a pixel
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([directory, ...pictures]);
}

writeFileSync('static/favicon.ico', await ico([16, 32, 48]));
// Without its round corners: iOS cuts its own, and shows black where a picture has nothing.
writeFileSync('static/apple-touch-icon.png', await draw(source.replace(/ rx="\d+"/, ''), 180));
