/**
 * The pictures of diagrams: `src/diagrams/NAME.light.svg` and `NAME.dark.svg`.
 *
 * The name is a hash of all that decides how the picture looks: the Mermaid source, the version of
 * Mermaid, its options and the colours of the site. When one of them changes, the diagram has no
 * picture until `npm run diagrams` draws it, so a picture is never out of date, and the address of a
 * picture never changes its content.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';
import {mermaidOptions, mermaidThemes} from '../../config/diagrams';
import {tokens} from '../../config/tokens';

export const pictureFolder = 'src/diagrams';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Raise it when `scripts/draw-diagrams.mts` makes other pictures of the same source. */
const revision = 3;

const light = tokens(':root');
const colours: Readonly<Record<Mode, ReadonlyMap<string, string>>> = {
  light,
  dark: new Map([...light, ...tokens("[data-theme='dark']")]),
};

/**
 * Options for a picture, which has no style sheet of the site beside it: tokens become colours.
 *
 * @throws Error when `src/css/tokens.css` lacks a colour that the options name
 */
export function pictureOptions(mode: Mode) {
  const themeCSS = mermaidOptions.themeCSS?.replace(
    /var\((--[\w-]+)\)/g,
    (_whole, name: string) => {
      const colour = colours[mode].get(name);
      if (!colour) {
        throw new Error(`src/css/tokens.css has no colour ${name} for the ${mode} mode.`);
      }
      return colour;
    },
  );
  return {...mermaidOptions, theme: mermaidThemes[mode], themeCSS, startOnLoad: false};
}

const settings = JSON.stringify([revision, version, modes.map(pictureOptions)]);

/** A source as it is hashed and drawn: the same for every kind of line ending. */
export const normalize = (source: string): string =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/** Name of the pictures of a Mermaid source. */
export const pictureName = (source: string): string =>
  createHash('sha256').update(settings).update(normalize(source)).digest('hex').slice(0, 16);

export const pictureFile = (name: string, mode: Mode): string => `${name}.${mode}.svg`;

export interface Picture {
  /** CSS pixels. */
  width: string;
  height: string;
  /** What the diagram shows, from `accTitle` and `accDescr` of its source. */
  title: string;
  alt: string;
  /** File names. */
  light: string;
  dark: string;
}

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

const textIn = (svg: string, tag: string): string =>
  (new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(svg)?.[1] ?? '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/**
 * @param source Mermaid source
 * @param folder where the pictures are
 * @returns the picture, or undefined when it has not been drawn yet
 * @throws Error when a file is not a picture that `npm run diagrams` wrote
 */
export function readPicture(source: string, folder: string): Picture | undefined {
  const name = pictureName(source);
  if (!modes.every((mode) => existsSync(path.join(folder, pictureFile(name, mode))))) {
    return undefined;
  }
  const file = path.join(folder, pictureFile(name, 'light'));
  const svg = readFileSync(file, 'utf8');
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) {
    throw new Error(
      `${file}: does not begin with <svg width="…" height="…">. Delete it and run "npm run diagrams".`,
    );
  }
  return {
    width,
    height,
    title: textIn(svg, 'title'),
    alt: textIn(svg, 'desc') || textIn(svg, 'title'),
    light: pictureFile(name, 'light'),
    dark: pictureFile(name, 'dark'),
  };
}
