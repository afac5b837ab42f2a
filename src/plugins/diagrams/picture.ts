/**
 * The pictures of diagrams: `src/diagrams/NAME.svg`.
 *
 * The name is a hash of all that decides how the picture looks: the Mermaid source, the version of
 * Mermaid and its options. When one of them changes, the diagram has no picture until
 * `npm run diagrams` draws it, so a picture is never out of date.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';
import {leastScale, mermaidOptions, phoneOptions} from '../../config/diagrams';
import {narrowWidth, type FigureData} from '../../figures/data';
import {unescapeHtml} from 'text-utils';

export const pictureFolder = 'src/diagrams';

/** Raise it when `scripts/draw-diagrams.mts` makes other pictures of the same source. */
const revision = 8;

const settings = JSON.stringify([revision, version, mermaidOptions, phoneOptions]);

/** A source as it is hashed and drawn: the same for every kind of line ending. */
export const normalize = (source: string): string =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/** Name of the picture of a Mermaid source. */
export const pictureName = (source: string): string =>
  createHash('sha256').update(settings).update(normalize(source)).digest('hex').slice(0, 16);

/** Name of the file with a picture, in `pictureFolder`. */
export const pictureFile = (name: string): string => `${name}.svg`;

/**
 * @param name of a picture
 * @param folder where the pictures are
 * @returns the picture, or undefined when it has not been drawn yet
 * @throws Error when the file is not a picture that `npm run diagrams` wrote
 */
export function readPicture(
  name: string,
  folder: string,
): (FigureData & {svg: string}) | undefined {
  const file = path.join(folder, pictureFile(name));
  if (!existsSync(file)) {
    return undefined;
  }
  const drawings = readFileSync(file, 'utf8').trim().split('\n<svg ');
  const [wide, phone] = drawings.map((drawing) => {
    const [, width, height, title] =
      /^(?:<svg)? ?width="(\d+)" height="(\d+)" aria-label="([^"]*)"/.exec(drawing) ?? [];
    return {width: Number(width), height: Number(height), title};
  });
  if (!wide?.title) {
    throw new Error(
      `${file}: does not begin with <svg width="…" height="…" aria-label="…">. Delete it and run "npm run diagrams".`,
    );
  }
  const {title, ...size} = wide;
  return {
    caption: unescapeHtml(title),
    ...size,
    phoneRatio: phone && phone.width / phone.height,
    isWide: leastScale * (phone ?? wide).width > narrowWidth || undefined,
    svg: drawings.join('<svg '),
  };
}
