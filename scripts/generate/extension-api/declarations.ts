/** Reads the declaration file of the extension API: what each type looks like, and what is said of it. */
import ts from 'typescript';
import {locales, type Bilingual} from '../../../src/config/locales';

/** A piece of a type as it is written; `type` names the type of the API that it mentions. */
export interface TypePart {
  text: string;
  type?: string;
}

export interface Member {
  /** `topic`, or `params.type` for what belongs to a parameter. */
  name: string;
  type: TypePart[];
  optional: boolean;
  description: Bilingual;
}

/** One alternative of a union: literal members, the first of which tells it from the others. */
export type Variant = {name: string; optional: boolean; type: TypePart[]}[];

export interface Declaration {
  name: string;
  line: number;
  description: Bilingual;
  /** The source without comments, and that of the types which only it uses. */
  signature: string;
  members: Member[];
  /** Types whose members it has as well. */
  bases: string[];
  variants: Variant[];
  /** Strings that it may be. */
  values: string[];
  /** What it may be, of a union that is none of the above. */
  alternatives: TypePart[][];
  /** Types of the API that it mentions, and by which members. */
  uses: Map<string, string[]>;
}

/** Exported types by their names, in the order of the file. */
export type Api = ReadonlyMap<string, Declaration>;

type Source = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isSource = (node: ts.Node): node is Source =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const isExported = (node: Source) =>
  node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * The exported types of a declaration file.
 * @param text content of the file
 * @param file its name, for messages
 * @throws Where a type or member is not described in both languages, with its line.
 */
export function parseApi(text: string, file: string): Api {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: Source[] = [];
  const collect = (node: ts.Node): void => {
    if (isSource(node)) {
      found.push(node);
    } else {
      ts.forEachChild(node, collect);
    }
  };
  collect(source);
  const reader = new Reader(source, found);
  const declarations = found.filter(isExported).map((node) => reader.declaration(node));
  return new Map(declarations.map((it) => [it.name, it]));
}

class Reader {
  private readonly exported: ReadonlySet<string>;
  private readonly helpers: ReadonlyMap<string, Source>;

  constructor(
    private readonly source: ts.SourceFile,
    all: readonly Source[],
  ) {
    this.exported = new Set(all.filter(isExported).map(({name}) => name.text));
    this.helpers = new Map(
      all.filter((node) => !isExported(node)).map((node) => [node.name.text, node]),
    );
  }

  declaration(node: Source): Declaration {
    const union = ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type) && node.type;
    const branches = union ? [...union.types] : [];
    const variants = branches.every(ts.isTypeLiteralNode)
      ? branches.map(({members}) => this.variant(members))
      : [];
    const values = branches.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
    return {
      name: node.name.text,
      line: this.lineOf(node),
      description: this.describe(node, node.name.text),
      signature: [node, ...this.helpersOf(node)].map((it) => this.signature(it)).join('\n\n'),
      members: this.membersOf(node),
      bases: this.basesOf(node),
      variants,
      values,
      alternatives:
        variants.length + values.length > 0 ? [] : branches.map((type) => this.typeParts(type)),
      uses: this.usesOf(node),
    };
  }

  private lineOf(node: ts.Node): number {
    return this.source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  }

  private describe(node: ts.Node, name: string): Bilingual {
    const tags = ts.getJSDocTags(node);
    const [zh = '', en = ''] = locales.map((locale) => {
      const tag = tags.find(({tagName}) => tagName.text === locale);
      return (ts.getTextOfJSDocComment(tag?.comment) ?? '').replace(/\s+/g, ' ').trim();
    });
    const missing = [zh ? '' : '@zh', en ? '' : '@en'].filter(Boolean);
    if (missing.length > 0) {
      throw new Error(
        `${this.source.fileName}:${this.lineOf(node)}: "${name}" has no ${missing.join(' and ')}. ` +
          'Describe it in both languages in the comment above it.',
      );
    }
    return {zh, en};
  }

  /** Types without export that the type is written with. */
  private helpersOf(node: Source): Source[] {
    const found = new Set<Source>();
    const walk = (child: ts.Node): void => {
      const helper = ts.isTypeReferenceNode(child) && this.helpers.get(child.typeName.getText());
      if (helper && !found.has(helper)) {
        found.add(helper);
        walk(helper);
      }
      ts.forEachChild(child, walk);
    };
    walk(node);
    return [...found];
  }

  private signature(node: Source): string {
    const indent = this.source.getLineAndCharacterOfPosition(node.getStart()).character;
    return node
      .getText()
      .replace(/^export /, '')
      .replace(/\/\*\*.*?\*\//gs, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (line.startsWith(' '.repeat(indent)) ? line.slice(indent) : line).trimEnd())
      .join('\n');
  }

  private membersOf(node: Source): Member[] {
    if (ts.isInterfaceDeclaration(node)) {
      return node.members.flatMap((member) => this.member(member, ''));
    }
    if (ts.isFunctionTypeNode(node.type)) {
      return node.type.parameters.flatMap((parameter) => this.partsOfParameter(parameter, ''));
    }
    return ts.isIntersectionTypeNode(node.type)
      ? node.type.types
          .filter(ts.isTypeLiteralNode)
          .flatMap(({members}) => members.flatMap((member) => this.member(member, '')))
      : [];
  }

  private member(member: ts.TypeElement, prefix: string): Member[] {
    const name = prefix + nameOf(member);
    const own: Member = {
      name,
      type: this.typeOf(member),
      optional: member.questionToken !== undefined,
      description: this.describe(member, name),
    };
    const parameters = ts.isMethodSignature(member) ? [...member.parameters] : [];
    return [own, ...parameters.flatMap((parameter) => this.partsOfParameter(parameter))];
  }

  /** Members of a parameter that is written out in place. */
  private partsOfParameter(
    parameter: ts.ParameterDeclaration,
    prefix = `${parameter.name.getText()}.`,
  ): Member[] {
    return (
      describedLiteral(parameter.type)?.members.flatMap((part) => this.member(part, prefix)) ?? []
    );
  }

  private typeOf(member: ts.TypeElement): TypePart[] {
    if (ts.isMethodSignature(member)) {
      const parameters = member.parameters.flatMap((parameter, index) => [
        {
          text: `${index > 0 ? ', ' : ''}${parameter.name.getText()}${parameter.questionToken ? '?' : ''}: `,
        },
        ...(describedLiteral(parameter.type) ? [{text: '{…}'}] : this.typeParts(parameter.type)),
      ]);
      const generics = member.typeParameters?.map((it) => it.getText()).join(', ');
      const start = generics ? `<${generics}>(` : '(';
      return join([{text: start}, ...parameters, {text: ') => '}, ...this.typeParts(member.type)]);
    }
    return ts.isPropertySignature(member) || ts.isIndexSignatureDeclaration(member)
      ? this.typeParts(member.type)
      : [];
  }

  /** The text of a type on one line, taken apart where it mentions types of the API. */
  private typeParts(type: ts.TypeNode | undefined): TypePart[] {
    if (!type) {
      return [];
    }
    const parts: TypePart[] = [];
    let from = type.getStart();
    const text = (until: number) =>
      this.source.text
        .slice(from, until)
        .replace(/\s+/g, ' ')
        .replace(/^ ?\| /, parts.length > 0 ? ' | ' : '');
    const walk = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) && this.exported.has(node.typeName.getText())) {
        const name = node.typeName.getText();
        parts.push({text: text(node.typeName.getStart())}, {text: name, type: name});
        from = node.typeName.getEnd();
      }
      ts.forEachChild(node, walk);
    };
    walk(type);
    parts.push({text: text(type.getEnd())});
    return join(parts);
  }

  private basesOf(node: Source): string[] {
    return ts.isTypeAliasDeclaration(node) && ts.isIntersectionTypeNode(node.type)
      ? node.type.types.filter(ts.isTypeReferenceNode).map((type) => type.typeName.getText())
      : [];
  }

  private variant(members: ts.NodeArray<ts.TypeElement>): Variant {
    return members.map((member) => ({
      name: nameOf(member),
      optional: member.questionToken !== undefined,
      type: this.typeOf(member),
    }));
  }

  private usesOf(node: Source): Map<string, string[]> {
    const uses = new Map<string, string[]>();
    const walk = (child: ts.Node, member: string | undefined): void => {
      if (ts.isTypeReferenceNode(child) && this.exported.has(child.typeName.getText())) {
        const name = child.typeName.getText();
        const members = uses.get(name) ?? [];
        uses.set(name, member && !members.includes(member) ? [...members, member] : members);
      }
      const isOwn = ts.isTypeElement(child) && child.parent === node;
      ts.forEachChild(child, (next) => walk(next, isOwn ? nameOf(child) : member));
    };
    [node, ...this.helpersOf(node)].forEach((it) => walk(it, undefined));
    uses.delete(node.name.text);
    return uses;
  }
}

function nameOf(member: ts.TypeElement): string {
  return ts.isIndexSignatureDeclaration(member)
    ? `[${member.parameters.map((it) => it.getText()).join(', ')}]`
    : (member.name?.getText() ?? '');
}

/** The first type literal within a type whose members are described. */
function describedLiteral(type: ts.Node | undefined): ts.TypeLiteralNode | undefined {
  if (!type) {
    return undefined;
  }
  return ts.isTypeLiteralNode(type) && type.members.some((it) => ts.getJSDocTags(it).length > 0)
    ? type
    : ts.forEachChild(type, describedLiteral);
}

function join(parts: readonly TypePart[]): TypePart[] {
  const joined: TypePart[] = [];
  for (const part of parts.filter(({text}) => text !== '')) {
    const last = joined.at(-1);
    if (last && !last.type && !part.type) {
      last.text += part.text;
    } else {
      joined.push({...part});
    }
  }
  return joined;
}
