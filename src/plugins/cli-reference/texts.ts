/** Words between the data: headers of tables and the sentences around names. */
import type {Locale} from '../../config/locales';

interface Texts {
  usage: string;
  argument: string;
  flag: string;
  type: string;
  default: string;
  meaning: string;
  required: string;
  requiredInPractice: string;
  yes: string;
  no: string;
  deprecated: string;
  hidden: string;
  command: string;
  purpose: string;
  since: (version: string) => string;
  sinceHeader: string;
  values: (values: string) => string;
  range: (range: string) => string;
  json: (content: string) => string;
  confirms: (flag: string) => string;
  noLogin: string;
  noLoginWith: (flags: string) => string;
  profileOnly: string;
  alias: (names: string) => string;
  /** A set of flags of which one may be given. */
  oneOf: (flags: string) => string;
  notWith: (flag: string, others: string) => string;
  theArgument: (name: string) => string;
  format: string;
  commands: string;
  manyCommands: (count: number) => string;
  exitCode: string;
  variable: string;
  removed: string;
  lastVersion: string;
  before: (version: string) => string;
  instead: string;
  shortFlag: string;
  longFlag: string;
  scopes: Record<string, string>;
  and: (items: readonly string[]) => string;
  or: (items: readonly string[]) => string;
  /** Sentences in a row. */
  join: (sentences: readonly string[]) => string;
}

export const texts: Record<Locale, Texts> = {
  zh: {
    usage: '用法',
    argument: '位置参数',
    flag: '参数',
    type: '类型',
    default: '默认值',
    meaning: '含义',
    required: '必填',
    requiredInPractice: '实际必填',
    yes: '是',
    no: '否',
    deprecated: '已弃用。',
    hidden: '帮助中不显示。',
    command: '命令',
    purpose: '用途',
    since: (version) => `${version} 起。`,
    sinceHeader: '起始版本',
    values: (values) => `取值：${values}。`,
    range: (range) => `范围：${range}。`,
    json: (content) => `JSON 内容：${content}。`,
    confirms: (flag) => `执行前询问确认，${flag} 跳过。`,
    noLogin: '不需要登录凭证。',
    noLoginWith: (flags) => `使用 ${flags} 时不需要登录凭证。`,
    profileOnly: '需要登录凭证或 `COS_*` 变量；启动时不做登录检查。',
    alias: (names) => `别名：${names}。`,
    oneOf: (flags) => `${flags} 只能用其中一个。`,
    notWith: (flag, others) => `${flag} 不能与 ${others} 同用。`,
    theArgument: (name) => `位置参数 ${name}`,
    format: '格式',
    commands: '命令',
    manyCommands: (count) => `${count} 个命令`,
    exitCode: '退出码',
    variable: '变量',
    removed: '已移除',
    lastVersion: '最后可用的版本',
    before: (version) => `${version} 之前`,
    instead: '改用',
    shortFlag: '短参数',
    longFlag: '代表的长参数与命令',
    scopes: {'root command only': '仅 `cocli` 本身。', 'every command': '所有命令。'},
    and: (items) => items.join('、'),
    or: (items) => items.join('、'),
    join: (sentences) => sentences.join(''),
  },
  en: {
    usage: 'Usage',
    argument: 'Argument',
    flag: 'Flag',
    type: 'Type',
    default: 'Default',
    meaning: 'Meaning',
    required: 'Required',
    requiredInPractice: 'Required in practice',
    yes: 'Yes',
    no: 'No',
    deprecated: 'Deprecated.',
    hidden: 'Not shown in the help.',
    command: 'Command',
    purpose: 'Purpose',
    since: (version) => `Since ${version}.`,
    sinceHeader: 'Since',
    values: (values) => `One of ${values}.`,
    range: (range) => `Range: ${range}.`,
    json: (content) => `JSON holds ${content}.`,
    confirms: (flag) => `Asks for confirmation; ${flag} skips the question.`,
    noLogin: 'Needs no login profile.',
    noLoginWith: (flags) => `Needs no login profile with ${flags}.`,
    profileOnly: 'Needs a login profile or the `COS_*` variables; it is not checked at the start.',
    alias: (names) => `Alias: ${names}.`,
    oneOf: (flags) => `Give only one of ${flags}.`,
    notWith: (flag, others) => `${flag} does not go with ${others}.`,
    theArgument: (name) => `the argument ${name}`,
    format: 'Format',
    commands: 'Commands',
    manyCommands: (count) => `${count} commands`,
    exitCode: 'Exit code',
    variable: 'Variable',
    removed: 'Removed',
    lastVersion: 'Last version with it',
    before: (version) => `before ${version}`,
    instead: 'Use instead',
    shortFlag: 'Short',
    longFlag: 'Long flag and its commands',
    scopes: {'root command only': 'On `cocli` itself only.', 'every command': 'On every command.'},
    and: (items) => new Intl.ListFormat('en', {type: 'conjunction'}).format(items),
    or: (items) => new Intl.ListFormat('en', {type: 'disjunction'}).format(items),
    join: (sentences) => sentences.join(' '),
  },
};
