/**
 * Writes the generated parts of the pages about message schemas into their Markdown:
 *
 *     <MessageSchema name="PointCloud" />    panels, fields, example, definitions, used by
 *     <SchemaGraph name="scene" />           a diagram of which message contains which
 *     <SchemaTypeNames />                    built-in types in each encoding
 *
 * What stands between `<MessageSchema …>` and `</MessageSchema>` comes after the example.
 * The rest of the build sees Markdown like any other: headings are in the table of contents,
 * links are checked, text is found by the search, and nothing of this runs in the browser.
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {Locale} from '../../config/locales';
import {importDefault, textAttribute} from '../mdx';
import {messageOf} from '../message-of';
import {drawGraph, graphs} from './graph';
import {labels} from './labels';
import {code, codeBlock, table} from '../nodes';
import {installed, type Schemas} from './package';
import {sectionsOf, tabElements, type Material} from './sections';
import {readExamples, readTexts} from './texts';
import {encodings, typeNames} from './type-names';

export interface MessageSchemaRemarkOptions {
  locale: Locale;
  /** Instead of the installed package. */
  schemas?: Schemas;
}

type Expand = (node: MdxJsxFlowElement, material: Material) => RootContent[];

const messageSchema: Expand = (node, material) => {
  const name = textAttribute(node, 'name');
  if (!name) {
    throw new Error('<MessageSchema> needs the name of a message: <MessageSchema name="Log" />.');
  }
  const {before, after} = sectionsOf(name, material);
  return [...before, ...node.children, ...after] as RootContent[];
};

const schemaGraph: Expand = (node, {schemas, locale}) => {
  const graph = graphs[textAttribute(node, 'name') ?? ''];
  if (!graph) {
    throw new Error(`<SchemaGraph> needs one of these names: ${Object.keys(graphs).join(', ')}.`);
  }
  return [codeBlock('mermaid', undefined, drawGraph(graph, schemas, locale))];
};

const schemaTypeNames: Expand = (_node, {schemas, locale}) => [
  table(
    [labels[locale].type, ...encodings],
    typeNames(schemas).map(({type, names}) => [[code(type)], ...names.map((name) => [code(name)])]),
  ),
];

const expansions: Readonly<Record<string, Expand>> = {
  MessageSchema: messageSchema,
  SchemaGraph: schemaGraph,
  SchemaTypeNames: schemaTypeNames,
};

const remarkMessageSchemas: Plugin<[MessageSchemaRemarkOptions], Root> = ({locale, schemas}) => {
  return (tree, file) => {
    let material: Material | undefined;
    let hasTabs = false;
    const expand = (node: RootContent): RootContent[] => {
      if (node.type !== 'mdxJsxFlowElement') {
        return [node];
      }
      const expansion = expansions[node.name ?? ''];
      if (!expansion) {
        return [node];
      }
      material ??= {
        locale,
        schemas: schemas ?? installed,
        texts: readTexts(locale),
        examples: readExamples(),
      };
      hasTabs ||= node.name === 'MessageSchema';
      try {
        return expansion(node, material).flatMap((child) =>
          child === (node as RootContent) ? [child] : expand(child),
        );
      } catch (error) {
        const place = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? '?'}`;
        throw new Error(`${place}: ${messageOf(error)}`);
      }
    };
    const children = tree.children.flatMap(expand);
    tree.children = hasTabs
      ? [
          importDefault(tabElements.tabs, '@theme/Tabs'),
          importDefault(tabElements.item, '@theme/TabItem'),
          ...children,
        ]
      : children;
  };
};

export default remarkMessageSchemas;
