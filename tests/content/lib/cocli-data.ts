/** What must hold in `src/data/cocli-commands.json`. */
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import type {OwnCheck, Problem} from './data-checks';

const text = {type: 'string', minLength: 1};
const bilingual = {type: 'object', required: ['zh', 'en']};
const list = (items: object) => ({type: 'array', items});
const flag = {
  type: 'object',
  required: ['name', 'shorthand', 'type', 'required', 'purpose'],
  properties: {
    name: {type: 'string', pattern: '^[a-z][a-z-]*$'},
    shorthand: {anyOf: [{type: 'null'}, {type: 'string', pattern: '^[A-Za-z]$'}]},
    type: text,
    required: {type: 'boolean'},
    values: list({type: 'string'}),
    purpose: bilingual,
  },
};
const cocliSchema = {
  type: 'object',
  required: ['tool', 'globalFlags', 'flagTypes', 'outputFormats', 'commands', 'removed'],
  properties: {
    globalFlags: list(flag),
    commands: list({
      type: 'object',
      required: ['path', 'kind', 'usage', 'aliases', 'purpose'],
      properties: {
        // Empty for the root.
        path: {type: 'string'},
        kind: {enum: ['root', 'group', 'command']},
        usage: {type: 'string', pattern: '^cocli\\b'},
        aliases: list(text),
        purpose: bilingual,
        args: list({
          type: 'object',
          required: ['name', 'required', 'repeatable', 'purpose'],
          properties: {name: text, purpose: bilingual},
        }),
        flags: list(flag),
        persistentFlags: list(flag),
        outputFormats: list(text),
        mutuallyExclusive: list(list(text)),
      },
    }),
  },
};

const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
const isCocli = ajv.compile(cocliSchema);

/** A place in the data for each step of a path such as `/commands/3/flags/0`. */
function placeAt(value: unknown, pointer: string): string[] {
  const place: string[] = [];
  let inner = value;
  for (const step of pointer.split('/').slice(1)) {
    inner = (inner as Record<string, unknown>)[step];
    const entry = inner as {path?: string; name?: string};
    place.push(/^\d+$/.test(step) ? (entry.path ?? entry.name ?? '') : step);
  }
  return place.filter(Boolean);
}

const fromAjv = (value: unknown, errors: readonly ErrorObject[]): Problem[] =>
  errors.map(({instancePath, message}) => ({
    place: placeAt(value, instancePath),
    problem: `it ${message}`,
    remedy: 'Write the entry like its neighbors',
  }));

interface CocliData {
  flagTypes: Record<string, unknown>;
  outputFormats: Record<string, unknown>;
  globalFlags: readonly Flag[];
  commands: readonly {
    path: string;
    kind: string;
    flags?: readonly Flag[];
    args?: readonly {name: string}[];
    persistentFlags?: readonly Flag[];
    outputFormats?: readonly string[];
    defaultFormat?: string | null;
    mutuallyExclusive?: readonly string[][];
  }[];
}

interface Flag {
  name: string;
  shorthand: string | null;
  type: string;
}

/** Its form, and that groups, types of flags, formats and exclusions exist that entries name. */
export const cocli: OwnCheck = (value) => {
  if (!isCocli(value)) {
    return fromAjv(value, isCocli.errors ?? []);
  }
  const {flagTypes, outputFormats, globalFlags, commands} = value as unknown as CocliData;
  const groups = new Set(commands.flatMap(({path, kind}) => (kind === 'command' ? [] : path)));
  return commands.flatMap((command) => {
    const {path, kind, flags = [], persistentFlags = []} = command;
    const problems: Problem[] = [];
    const report = (place: string[], problem: string, remedy: string) =>
      problems.push({place: [`"path": "${path}"`, ...place], problem, remedy});
    const group = path.split(' ').slice(0, -1).join(' ');
    if (kind !== 'root' && group !== '' && !groups.has(group)) {
      report([], `there is no group "${group}"`, 'Add the group, or correct the path');
    }
    const own = [...flags, ...persistentFlags];
    const shorthands = own.flatMap(({shorthand}) => shorthand ?? []);
    for (const {name, type, shorthand} of own) {
      if (!(type in flagTypes)) {
        report(
          [name],
          `there is no type "${type}"`,
          `Choose from ${Object.keys(flagTypes).join(', ')}`,
        );
      }
      if (shorthands.filter((other) => other === shorthand).length > 1) {
        report([name], `-${shorthand} stands for two flags`, 'Correct one of them');
      }
    }
    for (const format of [...(command.outputFormats ?? []), command.defaultFormat ?? []].flat()) {
      if (!(format in outputFormats)) {
        report(
          ['outputFormats', format],
          `there is no output format "${format}"`,
          `Choose from ${Object.keys(outputFormats).join(', ')}`,
        );
      }
    }
    const known = new Set([...own, ...globalFlags].map(({name}) => `--${name}`));
    for (const option of (command.mutuallyExclusive ?? [])
      .flat()
      .flatMap((one) => one.split('|'))) {
      if (option.startsWith('--') && !known.has(option)) {
        report(
          ['mutuallyExclusive', option],
          `the command has no flag ${option}`,
          'Correct the name, or add the flag',
        );
      }
    }
    return problems;
  });
};
