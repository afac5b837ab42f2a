/** Parts of MDX trees that several plugins read and write. */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Value of an attribute written as text: `name="value"`; nothing for `name={…}`. */
export function textAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** `import local from "source"` */
export function importDefault(local: string, source: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}},
            ],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
      },
    },
  };
}
