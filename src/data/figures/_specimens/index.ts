/**
 * Specimens: the example of each message schema as a figure. `src/data/specimens.ts` says what is seen,
 * `src/data/message-schema-examples` holds the values, and the drawings here are made of them.
 *
 * Each is a figure like all others: `src/data/figures/specimens` has one file for each.
 */
import path from 'node:path';
import {readJson} from '../../../config/json';
import {
  type Bilingual,
  defineFigure,
  type Drawing,
  type Figure,
  type Locale,
  narrowWidth,
} from 'docusaurus-plugin-figures/describe';
import {specimens} from '../../specimens';
import {drawEnum, enums} from './enums';
import {lists} from './lists';
import {pictures} from './pictures';
import {planes} from './planes';
import {scenes} from './scenes';
import {Sheet} from './sheet';

interface Texts {
  messages: Record<string, {fields: Record<string, string>}>;
  enums: Record<string, {values: Record<string, string>}>;
}

const draws: Readonly<Record<string, (sheet: Sheet) => Drawing>> = {
  ...scenes,
  ...pictures,
  ...planes,
  ...lists,
};

const {messages, enums: values} = readJson('src/data/message-schemas.en.json') as Texts;

/** Height in px of what a card shows of a drawing for phones. */
const cardHeight = Math.round(narrowWidth * 0.6);

/** Heights in px of drawings that need more or less room than others: wide, and for phones. */
const heights: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  FrameTransforms: [280, 456],
  Log: [208, 232],
  KeyValuePair: [144, 176],
  PackedElementField: [176, 192],
  CompressedVideo: [152, 256],
  Color: [232, 264],
  LocationFix: [296, 272],
  LaserScan: [328, 336],
  ArrowPrimitive: [280, 328],
  CubePrimitive: [296, 320],
  SpherePrimitive: [296, 320],
  CylinderPrimitive: [296, 344],
  ImageAnnotations: [272, 312],
  LinePrimitive: [280, 312],
  FrameTransform: [272, 304],
  CompressedImage: [256, 232],
  RawImage: [272, 200],
};

/** Fields of a schema that its specimen does not show, by the names of its parts at the top. */
export function hiddenFields(name: string): string[] {
  const seen = Object.keys(specimens[name]!.fields).map((field) => field.split('.')[0]);
  return Object.keys(messages[name]?.fields ?? {}).filter((field) => !seen.includes(field));
}

/** A sentence about the picture, and which fields change nothing in it. */
function captionOf(name: string): Bilingual {
  const hidden = hiddenFields(name);
  const list = (locale: Locale) =>
    locale === 'zh' ? hidden.join('、') : new Intl.ListFormat('en').format(hidden);
  if (name in values) {
    return {zh: '各个取值的样子。', en: 'Each value as a picture.'};
  }
  return {
    zh: '下面的示例画出来是这样。' + (hidden.length > 0 ? `图中看不出 ${list('zh')}。` : ''),
    en:
      'The example below as a picture.' +
      (hidden.length > 0 ? ` Not visible in it: ${list('en')}.` : ''),
  };
}

/** Drawing, with the names of its parts. */
function descriptionOf(name: string): Bilingual {
  const {shows, fields} = specimens[name]!;
  const names = Object.keys(fields).map((field) => field.replace(/\.(\d+)/g, '[$1]'));
  const all = names.length > 0 ? names : Object.keys(values[name]!.values);
  return {
    zh: `${shows.zh}。标出 ${all.join('、')}。`,
    en: `${shows.en}. Labels: ${all.join(', ')}.`,
  };
}

/**
 * The figure of a schema.
 * @param schema name of a message or enum that has a page, such as `ArrowPrimitive`
 * @throws Error if it has no specimen
 */
export function specimen(schema: string): Figure {
  const own = specimens[schema];
  if (!own) {
    throw new Error(`src/data/specimens.ts lacks ${schema}.`);
  }
  const example = readJson(path.join('src/data/message-schema-examples', `${schema}.json`));
  const kebab = schema.replace(/([a-z])(?=[A-Z\d])/g, '$1-').toLowerCase();
  const look = enums[schema];
  const size = heights[schema] ?? [272, 272];
  return defineFigure({
    name: `specimen-${kebab}`,
    width: 720,
    narrow: true,
    card: 0,
    title: {zh: `${schema} 示例图`, en: `Picture of ${schema}`},
    description: descriptionOf(schema),
    caption: captionOf(schema),
    draw(context) {
      const width = context.narrow ? narrowWidth : 720;
      const air = context.narrow ? 12 : 24;
      const height = context.card ? cardHeight : size[context.narrow ? 1 : 0];
      const box = {x: air, y: 16, w: width - 2 * air, h: height - 32};
      const sheet = new Sheet(context, box, example as Record<string, unknown>, own.fields);
      try {
        return look
          ? drawEnum(sheet, look, Object.keys(values[schema]!.values))
          : [draws[schema]!(sheet), sheet.finish()];
      } catch (error) {
        throw new Error(`Specimen of ${schema}${context.narrow ? ' for phones' : ''}`, {
          cause: error,
        });
      }
    },
  });
}
