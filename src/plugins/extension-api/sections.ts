/** The sections of a page that follow from the declaration file. */
import path from 'node:path';
import type {BlockContent, Heading, Link, PhrasingContent} from 'mdast';
import type {Locale} from '../../config/locales';
import {
  code,
  codeBlock,
  heading,
  inline,
  joined,
  link,
  list,
  paragraph,
  table,
  text,
} from '../nodes';
import type {Api, Declaration, Member, TypePart, Variant} from './declarations';
import {labels} from './labels';
import {pageOf} from './pages';

declare module 'mdast-util-mdx-jsx' {
  /** As `@mdx-js/mdx` registers it, whose own declaration is not among this project's packages. */
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean | null | undefined;
  }
}

export type Block = BlockContent | Heading;

/** Generated sections before and after those that are written by hand. */
export interface Sections {
  before: Block[];
  after: Block[];
}

/** Writes for one page: its type decides where links start. */
export function sectionsOf(declaration: Declaration, api: Api, locale: Locale): Sections {
  const words = labels[locale];
  const from = pageOf.get(declaration.name) ?? '';
  return {
    before: [
      heading(2, 'signature', words.signature),
      codeBlock('typescript', undefined, declaration.signature),
      ...memberSection(declaration, locale, from),
      ...variantSection(declaration.variants, locale, from),
      ...valueSection(declaration.values, locale),
      ...alternativeSection(declaration.alternatives, locale, from),
    ],
    after: useSection(declaration.name, api, locale, from),
  };
}

function typeLink(name: string, from: string, ...children: PhrasingContent[]): Link {
  const relative = path.posix.relative(path.posix.dirname(from), pageOf.get(name) ?? '');
  return link(relative.startsWith('.') ? relative : `./${relative}`, ...children);
}

/**
 * A type as code, with the names in it linked. It is an element of its own, because inline code of
 * Markdown holds nothing but text; and one as if written in the page, which MDX leaves as it is: the
 * theme would make a block of code that holds a link.
 */
function typeCode(parts: readonly TypePart[], from: string): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    data: {_mdxExplicitJsx: true},
    children: parts.map((part) =>
      part.type ? typeLink(part.type, from, text(part.text)) : text(part.text),
    ),
  };
}

/** A row of its own has its own address: its name links to itself. */
function rowName(kind: string, name: string, id: string): Link {
  const words = id.replace(/(?<=[a-z])(?=[A-Z])/g, '-').match(/[A-Za-z\d]+/g) ?? [];
  const anchor = [kind, ...words].join('-').toLowerCase();
  return {...link(`#${anchor}`, code(name)), data: {hProperties: {id: anchor}}};
}

function memberSection({members, bases}: Declaration, locale: Locale, from: string): Block[] {
  if (members.length === 0) {
    return [];
  }
  const words = labels[locale];
  const row = ({name, type, optional, description}: Member) => [
    [rowName('member', name, name)],
    [typeCode(type, from)],
    optional ? words.optional : words.required,
    inline(description[locale]),
  ];
  const lead = bases.length
    ? [
        paragraph(
          text(words.besides),
          ...joined(
            bases.map((base) => typeLink(base, from, code(base))),
            words.comma,
          ),
          text(words.besidesEnd),
        ),
      ]
    : [];
  return [
    heading(2, 'members', words.members),
    ...lead,
    table([words.member, words.type, words.presence, words.description], members.map(row)),
  ];
}

/** A row for each alternative: what tells it from the others, its value, and what else it may have. */
function variantSection(variants: readonly Variant[], locale: Locale, from: string): Block[] {
  const [first, second] = variants[0] ?? [];
  if (!first || !second) {
    return [];
  }
  const words = labels[locale];
  const hasMore = variants.some(({length}) => length > 2);
  const seen = new Map<string, number>();
  const rows = variants.map(([kind, value, ...rest]) => {
    const name =
      kind?.type
        .map(({text: part}) => part)
        .join('')
        .replaceAll("'", '') ?? '';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const id = count > 1 ? `${name}-${value?.type[0]?.text.split(' ')[0] ?? ''}` : name;
    const more = rest.map(({name: member, optional, type}) =>
      typeCode([{text: `${member}${optional ? '?' : ''}: `}, ...type], from),
    );
    return [
      [rowName(first.name, name, id)],
      [typeCode(value?.type ?? [], from)],
      ...(hasMore ? [more.length ? joined(more, words.comma) : words.none] : []),
    ];
  });
  return [
    heading(2, 'members', words.members),
    table([first.name, second.name, ...(hasMore ? [words.others] : [])], rows),
  ];
}

function valueSection(values: readonly string[], locale: Locale): Block[] {
  const words = labels[locale];
  return values.length === 0
    ? []
    : [
        heading(2, 'values', words.values),
        paragraph(...joined(values.map(code), words.comma), text(words.stop)),
      ];
}

function alternativeSection(
  alternatives: readonly TypePart[][],
  locale: Locale,
  from: string,
): Block[] {
  return alternatives.length === 0
    ? []
    : [
        heading(2, 'alternatives', labels[locale].alternatives),
        list(alternatives.map((parts) => [typeCode(parts, from)])),
      ];
}

function useSection(name: string, {declarations}: Api, locale: Locale, from: string): Block[] {
  const words = labels[locale];
  const users = [...declarations.values()].filter(({uses}) => uses.has(name));
  if (users.length === 0) {
    return [];
  }
  return [
    heading(2, 'used-by', words.usedBy),
    list(
      users.map((user) => {
        const members = user.uses.get(name) ?? [];
        return [
          typeLink(user.name, from, code(user.name)),
          ...(members.length > 0
            ? [text(words.colon), ...joined(members.map(code), words.comma)]
            : []),
        ];
      }),
    ),
  ];
}
