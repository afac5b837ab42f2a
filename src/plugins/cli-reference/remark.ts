/**
 * Writes the reference of coCLI into Markdown pages, from `src/data/cocli-commands.json`:
 *
 *   <CliCommand path="record upload" />   usage, arguments, flags and notes of one command
 *   <CliReference group="record file" />  all commands of a group, a heading each (id: record-file-list);
 *                                         group="" for those right below `cocli`
 *   <CliTable of="exit-codes" />          a table about the whole tool; `tables.ts` has the names
 *
 * Each is replaced before Docusaurus reads headings, so that the table of contents, search, anchors
 * and the reader's browser see plain Markdown. A name that does not exist stops the build.
 *
 * The data belongs to the key of the bundler's persistent cache (`bundler`), so that a page is built anew
 * when it changes. A running development server has to be restarted.
 */
import path from 'node:path';
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin, Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../config/locales';
import {cliCommands} from '../../data/cocli';
import {textAttribute} from '../mdx';
import {nearestNames} from '../nearest';
import {commandNodes, groupNodes, groups} from './command';
import {tables} from './tables';

export interface CliReferenceOptions {
  locale: Locale;
}

interface Expander {
  attribute: string;
  /** What the attribute names, in a message. */
  thing: string;
  names: readonly string[];
  expand: (name: string, locale: Locale) => RootContent[];
}

const expanders: Record<string, Expander> = {
  CliCommand: {
    attribute: 'path',
    thing: 'command',
    names: cliCommands.map((command) => command.path),
    expand: (name, locale) =>
      cliCommands
        .filter((command) => command.path === name)
        .flatMap((command) => commandNodes(command, locale)),
  },
  CliReference: {attribute: 'group', thing: 'group', names: groups, expand: groupNodes},
  CliTable: {
    attribute: 'of',
    thing: 'table',
    names: Object.keys(tables),
    expand: (name, locale) => [tables[name]?.(locale)].filter((node) => node !== undefined),
  },
};

function fault(
  element: string,
  value: string | undefined,
  {attribute, thing, names}: Expander,
): string {
  if (value === undefined) {
    return `<${element}> needs a ${thing} as text, for example <${element} ${attribute}="${names[0]}" />.`;
  }
  const nearest = nearestNames(value, names).map((name) => `"${name}"`);
  const hint = nearest.length
    ? `Nearest: ${nearest.join(', ')}.`
    : `There are: ${names.join(', ')}.`;
  return `coCLI has no ${thing} "${value}" in src/data/cocli-commands.json. ${hint}`;
}

/** Replaces the elements of a tree; `where` names the page in messages. */
export function expandCliReference(tree: Root, locale: Locale, where: string): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as MdxJsxFlowElement;
    const tag = element.name ?? '';
    const expander = expanders[tag];
    if (!expander) {
      return undefined;
    }
    const line = `${where}:${element.position?.start.line ?? '?'}`;
    if ((node.type as string) !== 'mdxJsxFlowElement' || !parent || index === undefined) {
      throw new Error(`${line}: <${tag}> stands on a line of its own, with blank lines around.`);
    }
    const name = textAttribute(element, expander.attribute);
    if (name === undefined || !expander.names.includes(name)) {
      throw new Error(`${line}: ${fault(tag, name, expander)}`);
    }
    const nodes = expander.expand(name, locale);
    (parent as Parent).children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

const remarkCliReference: Plugin<[CliReferenceOptions], Root> = ({locale}) => {
  const transform: Transformer<Root> = (tree, file) => {
    expandCliReference(tree, locale, path.relative(process.cwd(), file.path));
  };
  return transform;
};

export default remarkCliReference;
