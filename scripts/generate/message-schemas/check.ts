/** Keeps our facts about message schemas in step with the package. */
import {locales, type Locale} from '../../../src/config/locales';
import {kinds} from '../../../src/data/schema-kinds';
import {schemaPanels} from '../../../src/data/schema-panels';
import {hasPage, schemaNames, type Schemas} from './package';
import type {Examples, SchemaTexts} from './texts';

export interface Sources {
  schemas: Schemas;
  texts: Readonly<Record<Locale, SchemaTexts>>;
  examples: Examples;
}

/** Names that one of two lists lacks, as sentences. */
function compare(
  expected: readonly string[],
  found: readonly string[],
  lacks: (name: string) => string,
  isExtra: (name: string) => string,
): string[] {
  return [
    ...expected.filter((name) => !found.includes(name)).map(lacks),
    ...found.filter((name) => !expected.includes(name)).map(isExtra),
  ];
}

function textProblems({messages, enums}: Schemas, texts: SchemaTexts, file: string): string[] {
  const members = (name: string, own: readonly {name: string}[]) => [
    name,
    ...own.map((member) => `${name}.${member.name}`),
  ];
  const described = Object.entries({...texts.messages, ...texts.enums}).flatMap(([name, text]) => {
    const own = Object.entries('fields' in text ? text.fields : text.values);
    return [
      ...(text.description.trim() ? [name] : []),
      ...own.flatMap(([member, meaning]) => (meaning.trim() ? [`${name}.${member}`] : [])),
    ];
  });
  return compare(
    [
      ...Object.values(messages).flatMap(({name, fields}) => members(name, fields)),
      ...Object.values(enums).flatMap(({name, values}) => members(name, values)),
    ],
    described,
    (name) => `${file} has no description of ${name}: add it.`,
    (name) => `${file} describes ${name}, which the package lacks: remove it.`,
  );
}

/** Everything that is out of step, one sentence each. */
export function findProblems({schemas, texts, examples}: Sources): string[] {
  const names = schemaNames(schemas);
  return [
    ...compare(
      names,
      kinds.flatMap((kind) => kind.schemas),
      (name) => `${name} is new in the package: give it a kind in src/data/schema-kinds.ts.`,
      (name) => `${name} is no longer in the package: remove it from src/data/schema-kinds.ts.`,
    ),
    ...locales.flatMap((locale) =>
      textProblems(schemas, texts[locale], `src/data/message-schemas.${locale}.json`),
    ),
    ...compare(
      names.filter(hasPage),
      Object.keys(examples),
      (name) => `${name} has no example: write src/data/message-schema-examples/${name}.json.`,
      (name) => `src/data/message-schema-examples/${name}.json belongs to no page: remove it.`,
    ),
    ...Object.keys(schemaPanels)
      .filter((name) => !(name in schemas.messages))
      .map((name) => `src/data/schema-panels.ts names ${name}, which the package lacks.`),
  ];
}
