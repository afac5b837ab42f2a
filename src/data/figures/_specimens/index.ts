/**
 * Specimens: the example of each message schema as a figure. `src/data/specimens.ts` lists the visible fields,
 * `src/data/message-schema-examples` contains the values, `src/data/figures/specimens` a figure file for each.
 */
import path from 'node:path';
import {readJson} from '../../../config/json';
import {
  type Bilingual,
  defineFigure,
  type Figure,
  type Locale,
} from 'docusaurus-plugin-figures/describe';
import {specimens} from '../../specimens';
import {drawMessage, sheetOf} from './draw';
import {drawEnum, enums} from './enums';

interface Texts {
  messages: Record<string, {fields: Record<string, string>}>;
  enums: Record<string, {values: Record<string, string>}>;
}

const {messages, enums: values} = readJson('src/data/message-schemas.en.json') as Texts;

/** Top-level fields of a schema that its specimen does not show. */
export function hiddenFields(name: string): string[] {
  const seen = Object.keys(specimens[name]!.fields).map((field) => field.split('.')[0]);
  return Object.keys(messages[name]?.fields ?? {}).filter((field) => !seen.includes(field));
}

/** Caption: a sentence about the picture, and its invisible fields. */
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

/** Alt text: the drawing, and the names of its parts. */
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
 * Returns the figure of a schema.
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
  return defineFigure({
    name: `specimen-${kebab}`,
    width: 720,
    narrow: true,
    card: 0,
    title: {zh: `${schema} 示例图`, en: `Picture of ${schema}`},
    description: descriptionOf(schema),
    caption: captionOf(schema),
    draw(context) {
      const sheet = sheetOf(schema, example as Record<string, unknown>, context);
      try {
        return look
          ? drawEnum(sheet, look, Object.keys(values[schema]!.values))
          : drawMessage(schema, sheet);
      } catch (error) {
        throw new Error(`Specimen of ${schema}${context.narrow ? ' for phones' : ''}`, {
          cause: error,
        });
      }
    },
  });
}
