import type {IconName} from 'docusaurus-plugin-figures';

/** Icons of cards without a picture, by a part of the address: the first match. */
const byAddress: readonly [RegExp, IconName][] = [
  [/inspect/, 'search'],
  [/cron/, 'clock'],
  [/uninstall/, 'trash'],
  [/install/, 'download'],
  [/user-scripts|local-api|cocli/, 'code'],
  [/extension/, 'extension'],
  [/rule/, 'rule'],
  [/auth-models|permission/, 'users'],
  [/trigger/, 'trigger'],
  [/automation|workflow/, 'action'],
  [/openapi/, 'network'],
  [/regression/, 'test'],
  [/device/, 'device'],
  [/image/, 'container'],
];

/** The icon of a page or section, by its address. */
export const iconOf = (address: string): IconName =>
  byAddress.find(([pattern]) => pattern.test(address))?.[1] ?? 'file';
