/**
 * Generated parts of the pages about message schemas, two for each message or enum:
 *
 *     point-cloud.mdx               example, fields, panels
 *     point-cloud-definitions.mdx   definitions in each encoding, used by
 *
 * and `schema-index.mdx`, the table of all messages.
 */
import type {Locale} from '../../../src/config/locales';
import {kinds} from '../../../src/data/schema-kinds';
import {panels, schemaPanels, type PanelId} from '../../../src/data/schema-panels';
import {
  code,
  codeBlock,
  heading,
  link,
  mdxFile,
  prose,
  rowName,
  table,
  wordsIn,
  type PartialFile,
} from '../markdown';
import {findProblems} from './check';
import {
  declaredNames,
  enumDefinitions,
  messageDefinitions,
  printJson,
  type Definition,
} from './definitions';
import {
  addressOf,
  builtInType,
  contained,
  folder,
  hasPage,
  containsMessage,
  installed,
  pageName,
  placeOf,
  schemaNames,
  usesOf,
  type EnumSchema,
  type Field,
  type MessageSchema,
} from './package';
import {readExamples, readTexts, type Examples, type SchemaTexts} from './texts';
import {words} from './words';

/** Input of the generated parts of a page. */
interface Material {
  locale: Locale;
  texts: SchemaTexts;
  examples: Examples;
  t: Record<keyof typeof words, string>;
}

/**
 * All partials of a language.
 * @throws if package, texts and examples do not match, with every problem
 */
export async function messageSchemaPartials(locale: Locale): Promise<PartialFile[]> {
  const texts = {zh: readTexts('zh'), en: readTexts('en')};
  const examples = readExamples();
  const problems = findProblems({schemas: installed, texts, examples});
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `- ${problem}`).join('\n'));
  }
  const t = wordsIn(words, locale);
  const material = {locale, texts: texts[locale], examples, t};
  const files: PartialFile[] = [
    {
      folder,
      name: 'schema-index.mdx',
      text: mdxFile('src/data/schema-kinds.ts', [indexOf(material)]),
    },
  ];
  for (const name of schemaNames(installed).filter(hasPage)) {
    const page = pageName(name);
    const message = installed.messages[name];
    const {before, after} = await (message
      ? messageSections(message, material)
      : enumSections(installed.enums[name]!, material));
    const source = `@foxglove/schemas and src/data/message-schemas.${locale}.json`;
    files.push(
      {folder, name: `${page}.mdx`, text: mdxFile(source, before)},
      {folder, name: `${page}-definitions.mdx`, text: mdxFile('@foxglove/schemas', after)},
    );
  }
  return files;
}

/** Sections before and after the handwritten ones. */
interface Sections {
  before: string[];
  after: string[];
}

async function messageSections(message: MessageSchema, material: Material): Promise<Sections> {
  const {t} = material;
  const [title, ...definitions] = definitionSection(await messageDefinitions(message), material);
  const names = table(
    [t.encoding, t.declaredName],
    declaredNames(message).map(({encodings, name}) => [encodings.join(t.comma), code(name)]),
  );
  return {
    before: [
      ...(await exampleSection(message.name, message, material)),
      ...fieldSection(message, material),
      ...panelSection(message, material),
    ],
    after: [title!, names, ...definitions, ...useSection(message.name, material)],
  };
}

async function enumSections(schema: EnumSchema, material: Material): Promise<Sections> {
  const parent = installed.messages[schema.parentSchemaName]!;
  return {
    before: [
      ...valueSection(schema, material),
      ...(await exampleSection(schema.name, parent, material)),
    ],
    after: [
      ...definitionSection(await enumDefinitions(schema), material),
      ...useSection(schema.name, material),
    ],
  };
}

function schemaLink(name: string, suffix = ''): string {
  return link(addressOf(placeOf(name)), code(name + suffix));
}

function panelLink(id: PanelId, locale: Locale): string {
  const {page, name} = panels[id];
  return link(addressOf(page), name[locale]);
}

/** Panels that draw a message by itself. */
function panelsOf(name: string): PanelId[] {
  const draws = schemaPanels[name]?.draws ?? {};
  return (Object.keys(panels) as PanelId[]).filter((id) => id in draws);
}

/** Messages that a panel draws and that contain this message or enum, at any depth. */
function carriersOf(name: string): string[] {
  return Object.keys(schemaPanels).filter((carrier) => {
    const message = installed.messages[carrier];
    return message !== undefined && containsMessage(message, name);
  });
}

function panelSection({name}: MessageSchema, {locale, t}: Material): string[] {
  const title = heading(2, 'panels', t.panels);
  const support = schemaPanels[name];
  if (support) {
    const rows = panelsOf(name).map((id) => [
      panelLink(id, locale),
      support.draws[id]?.[locale] ?? '',
    ]);
    const list = (types: readonly string[]) => types.map(code).join(t.comma);
    const ros =
      support.ros && `${t.ros}${list(support.ros.ros1)}${t.ros2}${list(support.ros.ros2)}${t.stop}`;
    return [title, table([t.panel, t.drawnAs], rows), ...(ros ? [ros] : [])];
  }
  const carriers = carriersOf(name);
  if (carriers.length === 0) {
    return [title, t.notDrawn];
  }
  const rows = carriers.map((carrier) => [
    schemaLink(carrier),
    panelsOf(carrier)
      .map((id) => panelLink(id, locale))
      .join(t.comma),
  ]);
  return [title, t.drawnWithin, table([t.message, t.panel], rows)];
}

/** `Point3[]`, `float64[9]` */
function typeOf(field: Field): string {
  const suffix = field.array === undefined ? '' : `[${field.array === true ? '' : field.array}]`;
  const builtIn = builtInType(field);
  return builtIn
    ? link(addressOf(`${folder}/built-in-types.md#${builtIn}`), code(builtIn + suffix))
    : schemaLink(contained(field) ?? '', suffix);
}

function fieldSection({name: message, fields}: MessageSchema, {t, texts}: Material): string[] {
  const rows = fields.map((field) => [
    rowName(`field-${field.name.toLowerCase().replaceAll('_', '-')}`, field.name),
    typeOf(field),
    [
      field.optional ? t.optional : '',
      prose(texts.messages[message]?.fields[field.name] ?? ''),
      field.defaultValue === undefined
        ? ''
        : t.defaultValue + code(JSON.stringify(field.defaultValue)) + t.stop,
    ].join(''),
  ]);
  return [
    heading(2, 'fields', t.fields),
    fields.some(({optional}) => optional) ? t.someOptional : t.allRequired,
    table([t.field, t.type, t.description], rows),
  ];
}

function valueSection({name: schema, values}: EnumSchema, {t, texts}: Material): string[] {
  const rows = values.map(({name, value}) => [
    code(name),
    code(String(value)),
    prose(texts.enums[schema]?.values[name] ?? ''),
  ]);
  return [heading(2, 'values', t.values), table([t.name, t.value, t.description], rows)];
}

async function exampleSection(
  name: string,
  message: MessageSchema,
  {t, examples}: Material,
): Promise<string[]> {
  const example = examples[name] as Record<string, unknown>;
  // JSON can represent bytes only as text.
  const byteFields = message.fields.filter(
    ({name: field, type}) =>
      type.type === 'primitive' && type.name === 'bytes' && example[field] !== '',
  );
  const note = t.base64 + byteFields.map((field) => code(field.name)).join(t.comma) + t.stop;
  return [
    heading(2, 'example', t.example),
    `<SpecimenEditor schema="${message.name}">`,
    codeBlock('json', `foxglove.${message.name}`, await printJson(example)),
    '</SpecimenEditor>',
    ...(byteFields.length > 0 ? [note] : []),
  ];
}

/** JSON Schema repeats each nested message: highlighting a few of them makes a page slow. */
function isLong(source: string): boolean {
  return source.split('\n').length > 250;
}

function definitionSection(definitions: readonly Definition[], {t}: Material): string[] {
  const tabs = definitions.flatMap(({id, label, language, file, code: source}) => [
    // Tab labels do not wrap.
    `<TabItem value="${id}" label="${label.replaceAll(' ', '&nbsp;')}">`,
    codeBlock(isLong(source) ? 'text' : language, file, source),
    '</TabItem>',
  ]);
  return [
    heading(2, 'definitions', t.definitions),
    // The table would repeat the same fields seven times: the index lists the page of the kind.
    '<div data-search="off">',
    '<Tabs groupId="schema-encoding">',
    ...tabs,
    '</Tabs>',
    t.generatedFrom +
      code(`@foxglove/schemas ${installed.version}`) +
      t.withoutComments +
      link(addressOf(`${folder}/introduction.md#attribution`), t.attribution) +
      t.stop,
    '</div>',
  ];
}

function useSection(name: string, {t}: Material): string[] {
  const rows = usesOf(name).map(({message, fields}) => [
    schemaLink(message),
    fields.map(code).join(t.comma),
  ]);
  return [
    heading(2, 'used-by', t.usedBy),
    rows.length > 0 ? table([t.message, t.itsFields], rows) : t.topLevel,
  ];
}

/** Limit of a row of the index: one name. */
function firstSentence(text: string): string {
  return /^.*?(?:。|\.(?= |$))/.exec(text)?.[0] ?? text;
}

/** Table of all messages and enums, by kind. */
function indexOf({locale, texts, t}: Material): string {
  const rows = kinds.flatMap(({label, schemas}) =>
    schemas.map((name) => [
      schemaLink(name),
      prose(firstSentence((texts.messages[name] ?? texts.enums[name])?.description ?? '')),
      label[locale],
      panelsOf(name)
        .map((id) => panelLink(id, locale))
        .join(t.comma) || (carriersOf(name).length > 0 ? t.asPart : t.none),
    ]),
  );
  return table([t.schema, t.content, t.kind, t.panel], rows);
}
