/**
 * Commands of coCLI: `cocli-commands.json` with its types. In its texts, backticks mark code.
 */
import path from 'node:path';
import {readJson} from '../config/json';
import type {Bilingual} from '../config/locales';

// Read instead of imported, so that an error names its line.
const data = readJson(
  path.join(__dirname, 'cocli-commands.json'),
) as typeof import('./cocli-commands.json');

type FlagType = keyof typeof data.flagTypes;
export type OutputFormat = keyof typeof data.outputFormats;

export interface CliFlag {
  name: string;
  shorthand: string | null;
  type: FlagType;
  default?: unknown;
  required: boolean;
  /** The tool does not require it, but fails without it. */
  requiredInPractice?: boolean;
  deprecated?: boolean;
  /** Works, but is not in the help of the tool. */
  hidden?: boolean;
  values?: string[];
  range?: string;
  since?: string;
  purpose: Bilingual;
}

interface CliArgument {
  name: string;
  required: boolean;
  repeatable: boolean;
  values?: string[];
  purpose: Bilingual;
}

export interface CliCommand {
  /** Words after `cocli`: `record file list`. */
  path: string;
  kind: 'root' | 'group' | 'command';
  /** Usage line of the tool. */
  usage: string;
  /** Aliases of its last word. */
  aliases: string[];
  purpose: Bilingual;
  args?: CliArgument[];
  flags?: CliFlag[];
  /** Flags of the root, which every command accepts. */
  persistentFlags?: CliFlag[];
  /** Sets of mutually exclusive flags; `a|b` means either, `<name> argument` an argument. */
  mutuallyExclusive?: string[][];
  outputFormats?: OutputFormat[];
  defaultFormat?: OutputFormat | null;
  /** Fields of JSON output. */
  jsonRoot?: Bilingual;
  confirms?: boolean;
  skipConfirmFlag?: string;
  /** Need of a login profile; `required-except:` names the flags that need none. */
  auth?: string;
  since?: string;
  notes?: Bilingual[];
}

interface RemovedItem {
  path: string;
  /** Removed flags; without any, the whole command was removed. */
  flags?: string[];
  lastVersion?: string;
  removedBefore?: string;
  use: Bilingual;
}

/** Flags that the tool adds to commands, in addition to those of the root. */
export const globalFlags = data.globalFlags as (CliFlag & {scope?: string})[];
export const cliEntries = data.commands as unknown as CliCommand[];
export const cliCommands = cliEntries.filter(({kind}) => kind === 'command');
export const {flagTypes, outputFormats, exitCodes, environment} = data;
export const removed = data.removed as RemovedItem[];

/** Path of the group of a command; empty for a command directly below `cocli`. */
export function groupOf({path}: Pick<CliCommand, 'path'>): string {
  return path.split(' ').slice(0, -1).join(' ');
}
