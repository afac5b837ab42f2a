/** What must hold in `src/data/cocli-commands.json`. */
import type {OwnCheck} from './data-checks';

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

/** Groups, types of flags, formats and exclusions that entries name exist. */
export const cocli: OwnCheck = (value, reportEntry) => {
  const {flagTypes, outputFormats, globalFlags, commands} = value as CocliData;
  const groups = new Set(commands.flatMap(({path, kind}) => (kind === 'command' ? [] : path)));
  const choose = (from: object) => `Choose from ${Object.keys(from).join(', ')}`;
  for (const command of commands) {
    const {path, kind, flags = [], persistentFlags = []} = command;
    const report = (place: string[], problem: string, remedy: string) =>
      reportEntry([`"path": "${path}"`, ...place], problem, remedy);
    const group = path.split(' ').slice(0, -1).join(' ');
    if (kind !== 'root' && group !== '' && !groups.has(group)) {
      report([], `there is no group "${group}"`, 'Add the group, or correct the path');
    }
    const own = [...flags, ...persistentFlags];
    const shorthands = own.flatMap(({shorthand}) => shorthand ?? []);
    for (const {name, type, shorthand} of own) {
      if (!(type in flagTypes)) {
        report([name], `there is no type "${type}"`, choose(flagTypes));
      }
      if (shorthands.filter((other) => other === shorthand).length > 1) {
        report([name], `-${shorthand} stands for two flags`, 'Correct one of them');
      }
    }
    for (const format of [...(command.outputFormats ?? []), command.defaultFormat ?? []].flat()) {
      if (!(format in outputFormats)) {
        const place = ['outputFormats', format];
        report(place, `there is no output format "${format}"`, choose(outputFormats));
      }
    }
    const known = new Set([...own, ...globalFlags].map(({name}) => `--${name}`));
    const exclusive = (command.mutuallyExclusive ?? []).flat();
    for (const option of exclusive.flatMap((one) => one.split('|'))) {
      if (option.startsWith('--') && !known.has(option)) {
        const remedy = 'Correct the name, or add the flag';
        report(['mutuallyExclusive', option], `the command has no flag ${option}`, remedy);
      }
    }
  }
};
