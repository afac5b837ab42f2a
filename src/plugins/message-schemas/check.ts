/** What keeps the package, our texts, the examples, and the pages in step. */
import {locales, type Locale} from '../../config/locales';
import {collections} from '../../config/translation';
import {panels, schemaPanels, type SchemaSupport} from '../../data/schema-panels';
import {folder, kinds, pageName, withoutPage} from './pages';
import type {Schemas} from './package';
import type {Examples, SchemaTexts} from './texts';

export interface Sources {
  schemas: Schemas;
  texts: Readonly<Record<Locale, SchemaTexts>>;
  examples: Examples;
  /** Text of each page in the folder of message schemas, by its name without extension. */
  pages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  support?: Readonly<Record<string, SchemaSupport>>;
}

export const pageFolders: Readonly<Record<Locale, string>> = {
  zh: `${collections.docs.zh}/${folder}`,
  en: `${collections.docs.en}/${folder}`,
};

/** Pages that are not about one message. */
const handWritten = new Set(['introduction', 'built-in-types']);

/** Everything that is out of step, one sentence each. */
export function findProblems(sources: Sources): string[] {
  return [
    ...kindProblems(sources),
    ...locales.flatMap((locale) => [
      ...textProblems(sources, locale),
      ...pageProblems(sources, locale),
    ]),
    ...exampleProblems(sources),
    ...supportProblems(sources),
  ];
}

function names({messages, enums}: Schemas): string[] {
  return [...Object.keys(messages), ...Object.keys(enums)];
}

function kindProblems({schemas}: Sources): string[] {
  const listed = kinds.flatMap((kind) => kind.schemas);
  const file = 'src/plugins/message-schemas/pages.ts';
  return [
    ...names(schemas)
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is new in the package: give it a kind in ${file}, and a page.`),
    ...listed
      .filter((name) => !names(schemas).includes(name))
      .map((name) => `${name} is no longer in the package: remove it from ${file}.`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} has two kinds in ${file}: keep one.`),
  ];
}

type Described = Record<string, {description?: string} & Record<string, unknown>>;

function textProblems({schemas, texts}: Sources, locale: Locale): string[] {
  const file = `src/data/message-schemas.${locale}.json`;
  const compare = (expected: Record<string, string[]>, given: Described, part: string) => [
    ...Object.entries(expected).flatMap(([name, members]) => {
      const own = given[name];
      if (!own) {
        return [`${file} lacks ${name}: describe it and its ${part}.`];
      }
      const described = (own[part] ?? {}) as Record<string, string>;
      return [
        ...(own.description?.trim() ? [] : [`${file} has no description of ${name}.`]),
        ...members
          .filter((member) => !described[member]?.trim())
          .map((member) => `${file} has no description of ${name}.${member}: add it.`),
        ...Object.keys(described)
          .filter((member) => !members.includes(member))
          .map(
            (member) => `${file} describes ${name}.${member}, which the package lacks: remove it.`,
          ),
      ];
    }),
    ...Object.keys(given)
      .filter((name) => !(name in expected))
      .map((name) => `${file} describes ${name}, which the package lacks: remove it.`),
  ];
  const members = (of: Record<string, readonly {name: string}[]>) =>
    Object.fromEntries(Object.entries(of).map(([name, list]) => [name, list.map((it) => it.name)]));
  const {messages, enums} = schemas;
  return [
    ...compare(
      members(Object.fromEntries(Object.values(messages).map((it) => [it.name, it.fields]))),
      texts[locale].messages,
      'fields',
    ),
    ...compare(
      members(Object.fromEntries(Object.values(enums).map((it) => [it.name, it.values]))),
      texts[locale].enums,
      'values',
    ),
  ];
}

/** Page names by the message or enum that they are about. */
function expectedPages(schemas: Schemas): Map<string, string> {
  return new Map(
    names(schemas)
      .filter((name) => !(name in withoutPage))
      .map((name) => [name, pageName(name, name in schemas.enums)]),
  );
}

function pageProblems({schemas, pages}: Sources, locale: Locale): string[] {
  const expected = expectedPages(schemas);
  const place = pageFolders[locale];
  const shown = new Set(expected.values());
  return [
    ...[...expected].flatMap(([name, page]) => {
      const text = pages[locale][page];
      if (text === undefined) {
        return [`${name} has no page: write ${place}/${page}.md.`];
      }
      return new RegExp(`<MessageSchema\\s+name="${name}"`).test(text)
        ? []
        : [`${place}/${page}.md does not show its message: add <MessageSchema name="${name}" />.`];
    }),
    ...Object.keys(pages[locale])
      .filter((page) => !shown.has(page) && !handWritten.has(page))
      .map((page) => `${place}/${page}.md is about no message of the package: remove it.`),
  ];
}

function exampleProblems({schemas, examples}: Sources): string[] {
  const expected = [...expectedPages(schemas).keys()];
  const place = 'src/data/message-schema-examples';
  return [
    ...expected
      .filter((name) => !(name in examples))
      .map((name) => `${name} has no example: write ${place}/${name}.json.`),
    ...Object.keys(examples)
      .filter((name) => !expected.includes(name))
      .map((name) => `${place}/${name}.json belongs to no page: remove it.`),
  ];
}

function supportProblems({schemas, support = schemaPanels}: Sources): string[] {
  return Object.entries(support).flatMap(([name, {draws}]) => [
    ...(name in schemas.messages
      ? []
      : [`src/data/schema-panels.ts names ${name}, which the package lacks: remove it.`]),
    ...Object.keys(draws)
      .filter((panel) => !(panel in panels))
      .map((panel) => `src/data/schema-panels.ts names the unknown panel "${panel}".`),
  ]);
}
