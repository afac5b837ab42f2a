/**
 * Files of drawn diagrams: NAME.svg contains the drawing, NAME.mmd its source.
 *
 * The name is a hash of the Mermaid source, the version of Mermaid and its options. When one of them changes, the
 * diagram has no picture until `npm run diagrams` draws it, so a picture is never out of date.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {narrowWidth, type PictureData} from 'docusaurus-theme-picture';
import {version} from 'mermaid/package.json';
import {unescapeHtml} from 'text-utils';
import type {DiagramOptions} from './options';

/** Revision of `draw.ts`: raised when it draws the same source differently. */
const revision = 8;

/** Source for hashing and drawing, with uniform line endings. */
export const normalize = (source: string): string =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/** Name of the diagram with a Mermaid source. */
export const diagramName = (
  source: string,
  {mermaid, phone}: Pick<DiagramOptions, 'mermaid' | 'phone'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([revision, version, mermaid, phone]))
    .update(normalize(source))
    .digest('hex')
    .slice(0, 16);

/** Paths of the files of a diagram. */
export const diagramFiles = (name: string, directory: string) => ({
  picture: path.join(directory, `${name}.svg`),
  source: path.join(directory, `${name}.mmd`),
});

/** Reports whether the diagram with a Mermaid source has been drawn. */
export const isDrawn = (source: string, options: DiagramOptions): boolean =>
  Object.values(diagramFiles(diagramName(source, options), options.directory)).every((file) =>
    existsSync(file),
  );

/**
 * Mermaid source of a drawn diagram.
 *
 * @throws Error if none has that name
 */
export const readSource = (name: string, directory: string): string =>
  normalize(readFileSync(diagramFiles(name, directory).source, 'utf8'));

/**
 * Picture of a drawn diagram.
 *
 * @throws Error if the file is missing, or was not written by `npm run diagrams`
 */
export function readPicture(
  name: string,
  {directory, leastScale}: Pick<DiagramOptions, 'directory' | 'leastScale'>,
): PictureData {
  const file = diagramFiles(name, directory).picture;
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
  const leastWidth = Math.ceil(leastScale * (phone ?? wide).width);
  return {
    caption: unescapeHtml(title),
    ...size,
    phoneRatio: phone && phone.width / phone.height,
    leastWidth: leastWidth > narrowWidth ? leastWidth : undefined,
    svg: drawings.join('<svg '),
  };
}
