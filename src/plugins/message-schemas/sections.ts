/** The sections of a page that follow from the package and from our data. */
import path from 'node:path';
import type {BlockContent, Heading, Link, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Locale} from '../../config/locales';
import {panels, schemaPanels, type PanelId} from '../../data/schema-panels';
import {carriersOf} from './carriers';
import {declaredNames, enumDefinitions, messageDefinitions, type Definition} from './definitions';
import {labels} from './labels';
import {
  code,
  codeBlock,
  element,
  heading,
  inline,
  joined,
  link,
  paragraph,
  table,
  text,
} from '../nodes';
import {folder, placeOf} from './pages';
import {
  builtInType,
  contained,
  usesOf,
  type EnumSchema,
  type Field,
  type MessageSchema,
  type Schemas,
} from './package';
import {printJson} from './print';
import type {Examples, SchemaTexts} from './texts';

/** All that the generated part of a page is made from. */
export interface Material {
  locale: Locale;
  schemas: Schemas;
  texts: SchemaTexts;
  examples: Examples;
}

/** Tabs under the names that the page imports them by. */
export const tabElements = {tabs: 'SchemaTabs', item: 'SchemaTab'} as const;

export type Block = BlockContent | Heading | MdxJsxFlowElement;

/** Generated sections before and after those that are written by hand. */
export interface Sections {
  before: Block[];
  after: Block[];
}

export function sectionsOf(name: string, material: Material): Sections {
  const message = material.schemas.messages[name];
  if (message) {
    return {
      before: [
        ...panelSection(message, material),
        ...fieldSection(message, material),
        ...exampleSection(name, `foxglove.${name}`, message, material),
      ],
      after: [...messageDefinitionSection(message, material), ...useSection(name, material)],
    };
  }
  const schema = material.schemas.enums[name];
  const parent = schema && material.schemas.messages[schema.parentSchemaName];
  if (!parent) {
    const known = [
      ...Object.keys(material.schemas.messages),
      ...Object.keys(material.schemas.enums),
    ];
    throw new Error(
      `@foxglove/schemas ${material.schemas.version} has no "${name}". It has: ${known.join(', ')}.`,
    );
  }
  return {
    before: [
      ...valueSection(schema, material),
      ...exampleSection(name, `foxglove.${parent.name}`, parent, material),
    ],
    after: [
      ...definitionSection(enumDefinitions(schema, material.schemas), material),
      ...useSection(name, material),
    ],
  };
}

/** A link from one page of the folder to a file below `docs`. */
function linkTo(target: string, ...children: PhrasingContent[]): Link {
  const relative = path.posix.relative(folder, target);
  return link(relative.startsWith('.') ? relative : `./${relative}`, ...children);
}

function schemaLink(name: string, {schemas}: Material, suffix = ''): Link {
  return linkTo(placeOf(name, name in schemas.enums), code(name + suffix));
}

function panelLink(id: PanelId, locale: Locale): Link {
  const {page, name} = panels[id];
  return linkTo(page, text(name[locale]));
}

function panelIds(draws: object): PanelId[] {
  return (Object.keys(panels) as PanelId[]).filter((id) => id in draws);
}

function panelSection(message: MessageSchema, material: Material): Block[] {
  const {locale} = material;
  const words = labels[locale];
  const title = heading(2, 'panels', words.panels);
  const support = schemaPanels[message.name];
  if (support) {
    return [
      title,
      table(
        [words.panel, words.drawnAs],
        panelIds(support.draws).map((id) => [
          [panelLink(id, locale)],
          support.draws[id]?.[locale] ?? '',
        ]),
      ),
      ...(support.ros ? rosTypes(support.ros, locale) : []),
    ];
  }
  const carriers = carriersOf(message.name, material.schemas);
  if (carriers.length === 0) {
    return [title, paragraph(text(words.notDrawn))];
  }
  return [
    title,
    paragraph(text(words.drawnWithin)),
    table(
      [words.message, words.panel],
      carriers.map((name) => [
        [schemaLink(name, material)],
        joined(
          panelIds(schemaPanels[name]?.draws ?? {}).map((id) => panelLink(id, locale)),
          words.comma,
        ),
      ]),
    ),
  ];
}

function rosTypes(
  types: {ros1: readonly string[]; ros2: readonly string[]},
  locale: Locale,
): Block[] {
  const {ros, ros2, comma, stop} = labels[locale];
  const names = (list: readonly string[]) => joined(list.map(code), comma);
  return [paragraph(text(ros), ...names(types.ros1), text(ros2), ...names(types.ros2), text(stop))];
}

/** `Point3[]`, `float64[9]` */
function typeOf(field: Field, material: Material): Link {
  const suffix = field.array === undefined ? '' : `[${field.array === true ? '' : field.array}]`;
  const builtIn = builtInType(field);
  if (builtIn) {
    return linkTo(`${folder}/built-in-types.md#${builtIn}`, code(builtIn + suffix));
  }
  return schemaLink(contained(field) ?? '', material, suffix);
}

/** A row of its own has its own address: the name of the field links to itself. */
function fieldName(name: string): Link {
  const id = `field-${name.toLowerCase().replaceAll('_', '-')}`;
  return {...link(`#${id}`, code(name)), data: {hProperties: {id}}};
}

function fieldSection(message: MessageSchema, material: Material): Block[] {
  const words = labels[material.locale];
  const described = material.texts.messages[message.name]?.fields ?? {};
  const gap = material.locale === 'en' ? ' ' : '';
  return [
    heading(2, 'fields', words.fields),
    paragraph(
      text(message.fields.some(({optional}) => optional) ? words.someOptional : words.allRequired),
    ),
    table(
      [words.field, words.type, words.description],
      message.fields.map((field) => [
        [fieldName(field.name)],
        [typeOf(field, material)],
        [
          ...(field.optional ? [text(words.optional)] : []),
          ...inline(described[field.name] ?? ''),
          ...(field.defaultValue === undefined
            ? []
            : [
                text(gap + words.defaultValue),
                code(JSON.stringify(field.defaultValue)),
                text(words.stop),
              ]),
        ],
      ]),
    ),
  ];
}

function valueSection(schema: EnumSchema, {locale, texts}: Material): Block[] {
  const words = labels[locale];
  const described = texts.enums[schema.name]?.values ?? {};
  return [
    heading(2, 'values', words.values),
    table(
      [words.name, words.value, words.description],
      schema.values.map(({name, value}) => [
        [code(name)],
        [code(String(value))],
        inline(described[name] ?? ''),
      ]),
    ),
  ];
}

function exampleSection(
  name: string,
  title: string,
  message: MessageSchema,
  {locale, examples}: Material,
): Block[] {
  const words = labels[locale];
  const example = examples[name];
  const byteFields = bytesIn(message, example);
  return [
    heading(2, 'example', words.example),
    codeBlock('json', title, printJson(example)),
    ...(byteFields.length > 0
      ? [
          paragraph(
            text(words.base64),
            ...joined(byteFields.map(code), words.comma),
            text(words.stop),
          ),
        ]
      : []),
  ];
}

/** Fields of an example that hold bytes, which JSON can only write as text. */
function bytesIn(message: MessageSchema, example: unknown): string[] {
  const given = (example ?? {}) as Record<string, unknown>;
  return message.fields
    .filter(
      ({name, type}) => type.type === 'primitive' && type.name === 'bytes' && given[name] !== '',
    )
    .map(({name}) => name);
}

function messageDefinitionSection(message: MessageSchema, material: Material): Block[] {
  const words = labels[material.locale];
  const [title, ...rest] = definitionSection(
    messageDefinitions(message, material.schemas),
    material,
  ) as [Block, ...Block[]];
  return [
    title,
    table(
      [words.encoding, words.declaredName],
      declaredNames(message).map(({encodings, name}) => [
        encodings.join(words.comma),
        [code(name)],
      ]),
    ),
    ...rest,
  ];
}

/** JSON Schema repeats each nested message: highlighted, a few of them make a page slow. */
function isLong(source: string): boolean {
  return source.split('\n').length > 250;
}

function definitionSection(definitions: readonly Definition[], material: Material): Block[] {
  const {locale, schemas} = material;
  const words = labels[locale];
  const [before = '', after = '', attribution = ''] = words.generated;
  const tabs = element(
    tabElements.tabs,
    {groupId: 'schema-encoding'},
    definitions.map(({id, label, language, file, code: source}) =>
      // A tab keeps its label on one line.
      element(tabElements.item, {value: id, label: label.replaceAll(' ', '\u00a0')}, [
        codeBlock(isLong(source) ? 'text' : language, file, source),
      ]),
    ),
  );
  return [
    heading(2, 'definitions', words.definitions),
    // The same fields seven times over: readers find the page by its table.
    element('div', {'data-search': 'off'}, [
      tabs,
      paragraph(
        text(before),
        code(`@foxglove/schemas ${schemas.version}`),
        text(after),
        linkTo(`${folder}/introduction.md#attribution`, text(attribution)),
        text(words.stop),
      ),
    ]),
  ];
}

function useSection(name: string, material: Material): Block[] {
  const words = labels[material.locale];
  const uses = usesOf(name, material.schemas);
  return [
    heading(2, 'used-by', words.usedBy),
    uses.length > 0
      ? table(
          [words.message, words.itsFields],
          uses.map(({message, fields}) => [
            [schemaLink(message, material)],
            joined(fields.map(code), words.comma),
          ]),
        )
      : paragraph(text(words.topLevel)),
  ];
}
