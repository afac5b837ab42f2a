/** Compares our facts about message schemas with the package. */
import {locales, type Locale} from '../../../src/config/locales';
import {kinds} from '../../../src/data/schema-kinds';
import {schemaPanels} from '../../../src/data/schema-panels';
import {specimens} from '../../../src/data/specimens';
import {hasPage, schemaNames, type Schemas} from './package';
import type {Examples, SchemaTexts} from './texts';

export interface Sources {
  schemas: Schemas;
  texts: Readonly<Record<Locale, SchemaTexts>>;
  examples: Examples;
}

const noPage =
  'which has no page: remove it, or its name from withoutPage in scripts/generate/message-schemas/package.ts.';

/** Missing and surplus entries of a file, as sentences. */
const compare = (
  file: string,
  expected: readonly string[],
  found: readonly string[],
  surplus = 'for which the package has no place: remove it.',
): string[] => [
  ...expected
    .filter((name) => !found.includes(name))
    .map((name) => `${file} lacks ${name}: add it.`),
  ...found
    .filter((name) => !expected.includes(name))
    .map((name) => `${file} has ${name}, ${surplus}`),
];

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
    file,
    [
      ...Object.values(messages).flatMap(({name, fields}) => members(name, fields)),
      ...Object.values(enums).flatMap(({name, values}) => members(name, values)),
    ],
    described,
  );
}

/** All differences, one sentence each. */
export function findProblems({schemas, texts, examples}: Sources): string[] {
  const names = schemaNames(schemas);
  const withPage = names.filter(hasPage);
  return [
    ...compare(
      'src/data/schema-kinds.ts',
      names,
      kinds.flatMap((kind) => kind.schemas),
    ),
    ...locales.flatMap((locale) =>
      textProblems(schemas, texts[locale], `src/data/message-schemas.${locale}.json`),
    ),
    ...compare(
      'src/data/message-schema-examples',
      withPage.map((name) => `${name}.json`),
      Object.keys(examples).map((name) => `${name}.json`),
      noPage,
    ),
    ...compare('src/data/specimens.ts', withPage, Object.keys(specimens), noPage),
    ...Object.keys(schemaPanels)
      .filter((name) => !(name in schemas.messages))
      .map((name) => `src/data/schema-panels.ts names ${name}, which the package lacks.`),
  ];
}
