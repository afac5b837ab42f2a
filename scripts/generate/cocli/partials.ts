/**
 * Generated parts of the pages about coCLI, from `src/data/cocli-commands.json`:
 *
 *     exit-codes.mdx             a table about the whole tool; `tables.ts` lists them
 *     record-file-commands.mdx   the commands of a group, a heading each
 *     record-file-list.mdx       usage, arguments, flags and facts of one command
 */
import type {Locale} from '../../../src/config/locales';
import {cliCommands, groupOf} from '../../../src/data/cocli';
import {codeBlock, heading, mdxFile, prose, type PartialFile} from '../markdown';
import {commandBlocks, commandId} from './command';
import {examplesIn} from './examples';
import {tables} from './tables';
import {textsIn, type Texts} from './words';

const folder = 'developers/cocli';
const source = 'src/data/cocli-commands.json';

/** Commands of a group with an example each, without those of its subgroups. */
function groupBlocks(
  group: string,
  t: Texts,
  exampleOf: (command: string) => string | undefined,
): string[] {
  return cliCommands
    .filter((command) => groupOf(command) === group)
    .flatMap((command) => {
      const example = exampleOf(command.path);
      return [
        heading(2, commandId(command.path), command.path),
        prose(command.purpose[t.locale]),
        ...(example ? [codeBlock('bash', t.example, example)] : []),
        ...commandBlocks(command, t),
      ];
    });
}

/** All partials of a language. */
export function cocliPartials(locale: Locale): PartialFile[] {
  const t = textsIn(locale);
  const exampleOf = examplesIn(locale);
  const partial = (name: string, blocks: readonly string[], isOptional = false) => ({
    folder,
    name: `${name}.mdx`,
    text: mdxFile(source, blocks),
    isOptional,
  });
  // The empty group contains the top-level commands.
  const groups = [...new Set(cliCommands.map(groupOf))];
  return [
    ...Object.entries(tables).map(([name, write]) => partial(name, [write(t)])),
    ...groups.map((group) =>
      partial(`${commandId(group || 'other')}-commands`, groupBlocks(group, t, exampleOf)),
    ),
    ...cliCommands.map((command) =>
      partial(commandId(command.path), commandBlocks(command, t), true),
    ),
  ];
}
