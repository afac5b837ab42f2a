/** What must hold in `src/data/cocli-commands.json`. */
import type {OwnCheck, Problem} from './data-checks';

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
export const cocli: OwnCheck = (value) => {
  const {flagTypes, outputFormats, globalFlags, commands} = value as CocliData;
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
