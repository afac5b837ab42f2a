/** Draws messages as specimens: for pages, and in the browser while a reader edits the message. */
import {narrowWidth, type DrawContext, type Drawing} from 'docusaurus-plugin-figures/describe';
import {specimens} from '../../specimens';
import {lists} from './lists';
import {pictures} from './pictures';
import {planes} from './planes';
import {scenes} from './scenes';
import {Sheet} from './sheet';

const draws: Readonly<Record<string, (sheet: Sheet) => Drawing>> = {
  ...scenes,
  ...pictures,
  ...planes,
  ...lists,
};

/** Height in px of the part of a phone drawing that a card shows. */
const cardHeight = Math.round(narrowWidth * 0.6);

/** Heights in px of drawings that differ from the default: wide, and for phones. */
const heights: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  FrameTransforms: [280, 456],
  Log: [208, 232],
  KeyValuePair: [144, 176],
  PackedElementField: [176, 192],
  CompressedVideo: [152, 256],
  Color: [232, 264],
  LocationFix: [296, 272],
  LaserScan: [328, 336],
  ArrowPrimitive: [280, 272],
  CubePrimitive: [296, 320],
  SpherePrimitive: [296, 320],
  CylinderPrimitive: [296, 344],
  ImageAnnotations: [272, 312],
  LinePrimitive: [280, 240],
  Vector3: [272, 224],
  Point3: [272, 224],
  FrameTransform: [272, 304],
  CompressedImage: [256, 232],
  RawImage: [272, 200],
};

/**
 * Returns the sheet of a specimen.
 * @param scales while a reader edits the message: see `Sheet`
 */
export function sheetOf(
  schema: string,
  message: Record<string, unknown>,
  context: DrawContext,
  scales?: unknown[],
): Sheet {
  const [wide, narrow] = heights[schema] ?? [272, 240];
  const width = context.narrow ? narrowWidth : 720;
  const air = context.narrow ? 12 : 24;
  const height = context.card ? cardHeight : context.narrow ? narrow : wide;
  const box = {x: air, y: 16, w: width - 2 * air, h: height - 32};
  return new Sheet(context, box, message, specimens[schema]!.fields, scales);
}

/**
 * Draws a message, and the names of its fields.
 * @throws Error if the schema has no drawing
 */
export function drawMessage(schema: string, sheet: Sheet): Drawing {
  const draw = draws[schema];
  if (!draw) {
    throw new Error(
      `src/data/figures/_specimens has no drawing of ${schema}. Add a function of that name to scenes.ts, pictures.ts, planes.ts or lists.ts there, or the values of an enum to enums.ts.`,
    );
  }
  return [draw(sheet), sheet.finish()];
}
