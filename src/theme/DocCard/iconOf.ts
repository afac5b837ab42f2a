import type {IconName} from '@site/src/figures/kit/icons';

/** Icons of cards by what the address of their page holds: the first that fits. */
const byAddress: readonly [RegExp, IconName][] = [
  [/quick-start|get-started/, 'play'],
  [/inspect/, 'search'],
  [/moment/, 'moment'],
  [/layout/, 'layout'],
  [/options|config|device-collector|advanced/, 'settings'],
  [/frame-rate|cron/, 'clock'],
  [/extension/, 'extension'],
  [/message-schemas|data-models/, 'network'],
  [/user-scripts/, 'code'],
  [/\/(?:category\/)?(?:viz|panel)/, 'cube'],
  [/upload|push/, 'up'],
  [/task/, 'task'],
  [/comment/, 'comment'],
  [/common-resource|test-bundle/, 'resources'],
  [/integration/, 'link'],
  [/organization|auth-models|permission|user-role/, 'users'],
  [/project/, 'project'],
  [/manage-file/, 'file'],
  [/record/, 'record'],
  [/apikey|s3-authentication/, 'key'],
  [/s3/, 'cloud'],
  [/remote-control|postman|endpoint/, 'network'],
  [/uninstall/, 'trash'],
  [/apt-source|install/, 'download'],
  [/trigger/, 'trigger'],
  [/rule|diagnosis/, 'rule'],
  [/invocation|change-device/, 'refresh'],
  [/sim-and-tests|regression|simulation/, 'test'],
  [/output|status/, 'chart'],
  [/device|collect|cobridge|factory/, 'device'],
  [/action|automat|workflow/, 'action'],
  [/image/, 'container'],
  [/cocli|openapi|developer|concept/, 'code'],
];

/** The icon of a page or section, by its address. */
export const iconOf = (address: string): IconName =>
  byAddress.find(([pattern]) => pattern.test(address))?.[1] ?? 'file';
