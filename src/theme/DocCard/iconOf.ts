import type {IconName} from 'docusaurus-plugin-figures';

/** Icons of cards whose pages have no picture, by what their address holds: the first that fits. */
const byAddress: readonly [RegExp, IconName][] = [
  [/inspect/, 'search'],
  [/cron/, 'clock'],
  [/uninstall/, 'trash'],
  [/install/, 'download'],
  [/user-scripts|local-api|cocli/, 'code'],
  [/extension/, 'extension'],
  [/rule/, 'rule'],
  [/permission/, 'users'],
  [/openapi/, 'network'],
  [/regression/, 'test'],
  [/device/, 'device'],
  [/image/, 'container'],
];

/** The icon of a page or section, by its address. */
export const iconOf = (address: string): IconName =>
  byAddress.find(([pattern]) => pattern.test(address))?.[1] ?? 'file';
