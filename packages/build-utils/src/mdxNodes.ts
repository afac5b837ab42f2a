/** Reads and builds MDX syntax nodes for several plugins. */
import type {ImportDeclaration} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Value of an attribute written as text: `name="value"`; undefined for `name={…}`. */
export function textAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** `<Name key="value" />` as a block; a null value writes the key alone. */
export const jsxElement = (
  name: string,
  attributes: Readonly<Record<string, string | null>>,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [],
});

/** `name={identifier}` */
export const expressionAttribute = (name: string, identifier: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: identifier,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}}],
      },
    },
  },
});

type ImportSpecifier = ImportDeclaration['specifiers'][number];

const importNode = (specifiers: ImportSpecifier[], source: string): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers,
          source: {type: 'Literal', value: source},
          attributes: [],
        },
      ],
    },
  },
});

/** `import local from "source"` */
export const importDefault = (local: string, source: string): RootContent =>
  importNode([{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}], source);

/** `import "source"`: a stylesheet of the page. */
export const importStyles = (source: string): RootContent => importNode([], source);
