/**
 * Diagrams drawn ahead of time: `src/diagrams/NAME.light.svg` and `NAME.dark.svg`.
 *
 * The name is a hash of the Mermaid source and of Mermaid's version, so that a changed diagram has
 * no drawing until `npm run diagrams` makes one. Until then the browser draws it.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';

export const drawingsFolder = 'src/diagrams';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const drawingName = (source: string): string =>
  createHash('sha256').update(`${version}\n${source.trim()}`).digest('hex').slice(0, 12);

export const drawingFile = (name: string, mode: Mode): string => `${name}.${mode}.svg`;

export interface Drawing {
  /** CSS pixels. */
  width: number;
  height: number;
  /** What the diagram shows, from `accTitle` and `accDescr` of its source. */
  alt: string;
  /** File names under the folder of the site's figures, with a hash of their content. */
  files: Readonly<Record<Mode, string>>;
}

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

const textIn = (svg: string, tag: string): string =>
  (new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(svg)?.[1] ?? '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/** Name of a drawing on the site. */
export function publishedName(name: string, mode: Mode, svg: string | Buffer): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `diagram.${name}.${mode}.${hash}.svg`;
}

/**
 * @param source Mermaid source
 * @param folder where the drawings are
 * @returns the drawing, or undefined when it has not been made yet
 * @throws when a file is there that `npm run diagrams` did not write
 */
export function readDrawing(source: string, folder: string): Drawing | undefined {
  const name = drawingName(source);
  const files = modes.map((mode) => path.join(folder, drawingFile(name, mode)));
  if (!files.every((file) => existsSync(file))) {
    return undefined;
  }
  const [lightBytes, dark] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
  const light = lightBytes.toString();
  const size = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(light);
  if (!size) {
    throw new Error(
      `${files[0]}: does not begin with <svg width="…" height="…">. Delete it and run "npm run diagrams".`,
    );
  }
  return {
    width: Number(size[1]),
    height: Number(size[2]),
    alt: [textIn(light, 'title'), textIn(light, 'desc')].filter(Boolean).join(' '),
    files: {
      light: publishedName(name, 'light', lightBytes),
      dark: publishedName(name, 'dark', dark),
    },
  };
}
