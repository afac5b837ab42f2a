/**
 * The commands of coCLI as the tool has them: `cocli-commands.json` with its types.
 * In its texts, backticks mark code.
 */
import path from 'node:path';
import {readJson} from '../config/json';
import type {Bilingual} from '../config/locales';

// Read and not imported: a mistake in it is then told with its line.
const data = readJson(
  path.join(__dirname, 'cocli-commands.json'),
) as typeof import('./cocli-commands.json');

export type FlagType = keyof typeof data.flagTypes;
export type OutputFormat = keyof typeof data.outputFormats;

export interface CliFlag {
  name: string;
  shorthand: string | null;
  type: FlagType;
  default?: unknown;
  required: boolean;
  /** The tool does not ask for it, and fails without it. */
  requiredInPractice?: boolean;
  deprecated?: boolean;
  /** Works, and is not shown in the help of the tool. */
  hidden?: boolean;
  values?: string[];
  range?: string;
  since?: string;
  purpose: Bilingual;
}

export interface CliArgument {
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
  /** The usage line of the tool. */
  usage: string;
  /** Other names of its last word. */
  aliases: string[];
  purpose: Bilingual;
  args?: CliArgument[];
  flags?: CliFlag[];
  /** Flags of the root, which every command takes. */
  persistentFlags?: CliFlag[];
  /** Each a set of which one may be given; `a|b` is either, `<name> argument` an argument. */
  mutuallyExclusive?: string[][];
  outputFormats?: OutputFormat[];
  defaultFormat?: OutputFormat | null;
  /** Fields of JSON output. */
  jsonRoot?: Bilingual;
  confirms?: boolean;
  skipConfirmFlag?: string;
  /** Whether it needs a login profile: `required-except:` names the flags that do without. */
  auth?: string;
  since?: string;
  notes?: Bilingual[];
}

export interface RemovedItem {
  path: string;
  /** The flags that are gone; the whole command when there are none. */
  flags?: string[];
  lastVersion?: string;
  removedBefore?: string;
  use: Bilingual;
}

/** Flags that the tool adds to commands by itself, beside those of the root. */
export const globalFlags = data.globalFlags as (CliFlag & {scope?: string})[];
export const cliEntries = data.commands as unknown as CliCommand[];
export const cliCommands = cliEntries.filter(({kind}) => kind === 'command');
export const {flagTypes, outputFormats, exitCodes, environment} = data;
export const removed = data.removed as RemovedItem[];

/** Path of the group a command belongs to; empty for a command right below `cocli`. */
export function groupOf({path}: Pick<CliCommand, 'path'>): string {
  return path.split(' ').slice(0, -1).join(' ');
}
