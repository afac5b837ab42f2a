/**
 * Generated parts of the pages about types of the extension API, one or two for each type:
 *
 *     subscription.mdx           signature, members
 *     subscription-used-by.mdx   types that use it, if there are any
 *
 * The page of a type has its name and is below `docs/viz/extensions/api`: `subscription.md`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'build-utils';
import type {Locale} from '../../../src/config/locales';
import {collections} from '../../../src/config/translation';
import {
  code,
  codeBlock,
  heading,
  kebabCase,
  link,
  list,
  mdxFile,
  plain,
  prose,
  rowName,
  table,
  wordsIn,
  type PartialFile,
} from '../markdown';
import {parseApi, type Api, type Declaration} from './declarations';
import {words} from './words';

const apiFile = 'src/data/extension-api.d.ts';
const apiFolder = 'viz/extensions/api';

/** Page of each type: a file below `docs`, by the name of the type. */
type Places = ReadonlyMap<string, string>;

/** Context of the partials of one page. */
interface Context {
  locale: Locale;
  /** Folder of the page, to which its links are relative. */
  folder: string;
  places: Places;
  t: Record<keyof typeof words, string>;
}

/** @throws if a type has no page */
function placesOf(api: Api): Places {
  const root = `${collections.docs.zh}/${apiFolder}`;
  const pages = filesBelow(root);
  return new Map(
    [...api.keys()].map((name) => {
      const page = pages.find((file) => path.basename(file) === `${kebabCase(name)}.md`);
      if (page === undefined) {
        throw new Error(
          `- ${name} has no page: write ${kebabCase(name)}.md in a folder of ${root}.`,
        );
      }
      return [name, `${apiFolder}/${page}`];
    }),
  );
}

/** All partials of a language. */
export function extensionApiPartials(locale: Locale): PartialFile[] {
  const api = parseApi(readFileSync(apiFile, 'utf8'), apiFile);
  const places = placesOf(api);
  return [...api.values()].flatMap((declaration) => {
    const folder = path.posix.dirname(places.get(declaration.name) ?? '');
    const context = {locale, folder, places, t: wordsIn(words, locale)};
    const page = kebabCase(declaration.name);
    const uses = section('usedBy', usersOf(declaration.name, api, context), context, list);
    return [
      {
        folder,
        name: `${page}.mdx`,
        text: mdxFile(apiFile, [
          heading(2, 'signature', context.t.signature),
          codeBlock('typescript', undefined, declaration.signature),
          ...memberSection(declaration, context),
          ...variantSection(declaration, context),
          ...section(
            'values',
            declaration.values,
            context,
            (values) => `${values.map(code).join(context.t.comma)}${context.t.stop}`,
          ),
          ...section('alternatives', declaration.alternatives, context, (types) =>
            list(types.map((type) => typeCode(type, context))),
          ),
        ]),
      },
      ...(uses.length > 0
        ? [{folder, name: `${page}-used-by.mdx`, text: mdxFile(apiFile, uses)}]
        : []),
    ];
  });
}

function typeLink(name: string, text: string, {folder, places}: Context): string {
  return link(path.posix.relative(`${folder}/_generated`, places.get(name) ?? ''), text);
}

/** Type as code; as an element if it links to other types, because backticks contain only text. */
function typeCode(type: string, context: Context): string {
  const names = new RegExp(`\\b(${[...context.places.keys()].join('|')})\\b`);
  // Every other part is the name of a type.
  const parts = type.split(names);
  return parts.length === 1
    ? code(type)
    : `<code>${parts.map((part, index) => (index % 2 ? typeLink(part, part, context) : plain(part))).join('')}</code>`;
}

/** Id of a table row: `member-params-update-if-exists`. */
function rowId(kind: string, name: string): string {
  const parts = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').match(/[A-Za-z\d]+/g) ?? [];
  return [kind, ...parts].join('-').toLowerCase();
}

function memberSection({members, bases}: Declaration, context: Context): string[] {
  const {locale, t} = context;
  if (members.length === 0) {
    return [];
  }
  const rows = members.map(({name, type, optional, description}) => [
    rowName(rowId('member', name), name),
    typeCode(type, context),
    optional ? t.optional : t.required,
    prose(description[locale]),
  ]);
  const others = bases.map((base) => typeLink(base, code(base), context)).join(t.comma);
  return [
    heading(2, 'members', t.members),
    ...(bases.length > 0 ? [t.besides + others + t.besidesEnd] : []),
    table([t.member, t.type, t.presence, t.description], rows),
  ];
}

/** Row for each alternative: its discriminator, its value, and its other members. */
function variantSection({variants}: Declaration, context: Context): string[] {
  const [first, second] = variants[0] ?? [];
  if (!first || !second) {
    return [];
  }
  const {t} = context;
  const hasMore = variants.some(({length}) => length > 2);
  const seen = new Set<string>();
  const rows = variants.map(([kind, value, ...rest]) => {
    const name = kind?.type.replaceAll("'", '') ?? '';
    const id = seen.has(name) ? `${name}-${value?.type.split(' ')[0] ?? ''}` : name;
    seen.add(name);
    const more = rest.map(({name: member, optional, type}) =>
      typeCode(`${member}${optional ? '?' : ''}: ${type}`, context),
    );
    return [
      rowName(rowId(first.name, id), name),
      typeCode(value?.type ?? '', context),
      ...(hasMore ? [more.join(t.comma) || t.none] : []),
    ];
  });
  return [
    heading(2, 'members', t.members),
    table([first.name, second.name, ...(hasMore ? [t.others] : [])], rows),
  ];
}

/** List with a heading; empty for an empty list. */
function section(
  title: 'values' | 'alternatives' | 'usedBy',
  items: readonly string[],
  {t}: Context,
  write: (items: readonly string[]) => string,
): string[] {
  return items.length === 0
    ? []
    : [heading(2, title === 'usedBy' ? 'used-by' : title, t[title]), write(items)];
}

/** Types that reference a type, with the members that do. */
function usersOf(name: string, api: Api, context: Context): string[] {
  const {comma, colon} = context.t;
  return [...api.values()].flatMap((user) => {
    const members = user.uses.get(name)?.map(code).join(comma);
    return members === undefined
      ? []
      : typeLink(user.name, code(user.name), context) + (members && colon + members);
  });
}
