/** Reads the declaration file of the extension API: the types and their descriptions. */
import ts from 'typescript';
import {locales, type Bilingual} from '../../../src/config/locales';

export interface Member {
  /** `topic`, or `params.type` for a member of a parameter. */
  name: string;
  /** Type on one line. */
  type: string;
  optional: boolean;
  description: Bilingual;
}

/** Alternative of a union, identified by the first of its literal members. */
export type Variant = {name: string; optional: boolean; type: string}[];

export interface Declaration {
  name: string;
  /** Source without comments, including the types that only it uses. */
  signature: string;
  members: Member[];
  bases: string[];
  variants: Variant[];
  /** String literals. */
  values: string[];
  /** Members of any other union. */
  alternatives: string[];
  /** Referenced types of the API, and the members that reference them. */
  uses: ReadonlyMap<string, string[]>;
}

/** Exported types by name, in file order. */
export type Api = ReadonlyMap<string, Declaration>;

type Source = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isSource = (node: ts.Node): node is Source =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const isExported = (node: Source) =>
  node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * Exported types of a declaration file.
 * @param text content of the file
 * @param file file name for messages
 * @throws if a type or member is not described in both languages, with its line
 */
export function parseApi(text: string, file: string): Api {
  const found: Source[] = [];
  const collect = (node: ts.Node): void => {
    if (isSource(node)) {
      found.push(node);
    } else {
      ts.forEachChild(node, collect);
    }
  };
  collect(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true));
  return new Map(
    found.filter(isExported).map((node) => [node.name.text, declarationOf(node, found)]),
  );
}

function declarationOf(node: Source, all: readonly Source[]): Declaration {
  const name = node.name.text;
  const isUnion = ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type);
  const branches = isUnion ? [...node.type.types] : [];
  const variants = branches.every(ts.isTypeLiteralNode)
    ? branches.map(({members}) => members.map(variantMember))
    : [];
  const values = branches.flatMap((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
  );
  const signature = [node, ...helpersOf(node, all)].map(signatureOf).join('\n\n');
  const used = all
    .filter((other) => isExported(other) && other.name.text !== name)
    .map((other) => other.name.text)
    .filter((other) => mentions(signature, other));
  const ownMembers = ts.isInterfaceDeclaration(node) ? [...node.members] : [];
  describe(node, name);
  return {
    name,
    signature,
    members: membersOf(node),
    bases: basesOf(node),
    variants,
    values,
    alternatives: variants.length + values.length > 0 ? [] : branches.map(onOneLine),
    uses: new Map(
      used.map((other) => [
        other,
        ownMembers.filter((member) => mentions(withoutComments(member), other)).map(nameOf),
      ]),
    ),
  };
}

/** Reports whether code references a type, as opposed to a string such as `'Topic'`. */
const mentions = (code: string, type: string): boolean =>
  new RegExp(`(?<!')\\b${type}\\b`).test(code);

const withoutComments = (node: ts.Node): string => node.getText().replace(/\/\*\*.*?\*\//gs, '');

function describe(node: ts.Node, name: string): Bilingual {
  const tags = ts.getJSDocTags(node);
  const [zh = '', en = ''] = locales.map((locale) => {
    const tag = tags.find(({tagName}) => tagName.text === locale);
    return (ts.getTextOfJSDocComment(tag?.comment) ?? '').replace(/\s+/g, ' ').trim();
  });
  const missing = [zh ? '' : '@zh', en ? '' : '@en'].filter(Boolean);
  if (missing.length > 0) {
    const source = node.getSourceFile();
    const {line} = source.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${source.fileName}:${line + 1}: "${name}" has no ${missing.join(' and ')}. ` +
        'Describe it in both languages in the comment above it.',
    );
  }
  return {zh, en};
}

/** Unexported types in the declaration of a type. */
function helpersOf(node: Source, all: readonly Source[]): Source[] {
  const found = new Set<Source>();
  const walk = (child: ts.Node): void => {
    const name = ts.isTypeReferenceNode(child) ? child.typeName.getText() : undefined;
    const helper = all.find((it) => it.name.text === name && !isExported(it));
    if (helper && !found.has(helper)) {
      found.add(helper);
      walk(helper);
    }
    ts.forEachChild(child, walk);
  };
  walk(node);
  return [...found];
}

function signatureOf(node: Source): string {
  const indent = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).character;
  return withoutComments(node)
    .replace(/^export /, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith(' '.repeat(indent)) ? line.slice(indent) : line).trimEnd())
    .join('\n');
}

function membersOf(node: Source): Member[] {
  if (ts.isInterfaceDeclaration(node)) {
    return node.members.flatMap((member) => memberAndParameters(member));
  }
  if (ts.isFunctionTypeNode(node.type)) {
    return node.type.parameters.flatMap((parameter) => partsOfParameter(parameter, ''));
  }
  return ts.isIntersectionTypeNode(node.type)
    ? node.type.types
        .filter(ts.isTypeLiteralNode)
        .flatMap(({members}) => members.flatMap((member) => memberAndParameters(member)))
    : [];
}

function memberAndParameters(member: ts.TypeElement, prefix = ''): Member[] {
  const name = prefix + nameOf(member);
  const own = {...variantMember(member), name, description: describe(member, name)};
  const parameters = ts.isMethodSignature(member) ? [...member.parameters] : [];
  return [
    own,
    ...parameters.flatMap((parameter) =>
      partsOfParameter(parameter, `${parameter.name.getText()}.`),
    ),
  ];
}

function partsOfParameter({type}: ts.ParameterDeclaration, prefix: string): Member[] {
  return describedLiteral(type)?.members.flatMap((it) => memberAndParameters(it, prefix)) ?? [];
}

function variantMember(member: ts.TypeElement): Variant[number] {
  return {
    name: nameOf(member),
    optional: member.questionToken !== undefined,
    type: typeOf(member),
  };
}

function typeOf(member: ts.TypeElement): string {
  if (ts.isMethodSignature(member)) {
    const parameters = member.parameters.map(
      ({name, questionToken, type}) =>
        `${name.getText()}${questionToken ? '?' : ''}: ${describedLiteral(type) ? '{…}' : onOneLine(type)}`,
    );
    const generics = member.typeParameters?.map((it) => it.getText()).join(', ');
    return `${generics ? `<${generics}>` : ''}(${parameters.join(', ')}) => ${onOneLine(member.type)}`;
  }
  return ts.isPropertySignature(member) || ts.isIndexSignatureDeclaration(member)
    ? onOneLine(member.type)
    : '';
}

const onOneLine = (type: ts.TypeNode | undefined): string =>
  (type?.getText() ?? '').replace(/\s+/g, ' ').replace(/^\| /, '');

/** Types that an intersection includes. */
function basesOf(node: Source): string[] {
  return ts.isTypeAliasDeclaration(node) && ts.isIntersectionTypeNode(node.type)
    ? node.type.types.filter(ts.isTypeReferenceNode).map((type) => type.typeName.getText())
    : [];
}

function nameOf(member: ts.TypeElement): string {
  return ts.isIndexSignatureDeclaration(member)
    ? `[${member.parameters.map((it) => it.getText()).join(', ')}]`
    : (member.name?.getText() ?? '');
}

/** First type literal within a type whose members are described. */
function describedLiteral(type: ts.Node | undefined): ts.TypeLiteralNode | undefined {
  if (!type) {
    return undefined;
  }
  return ts.isTypeLiteralNode(type) && type.members.some((it) => ts.getJSDocTags(it).length > 0)
    ? type
    : ts.forEachChild(type, describedLiteral);
}
