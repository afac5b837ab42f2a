/** Text between the facts: table headings and the sentences around names. */
import type {Locale} from '../../../src/config/locales';
import {wordsIn} from '../markdown';

/** Table headings, and sentences without a name in them. */
const words = {
  usage: {zh: '用法', en: 'Usage'},
  example: {zh: '示例', en: 'Example'},
  argument: {zh: '位置参数', en: 'Argument'},
  flag: {zh: '参数', en: 'Flag'},
  type: {zh: '类型', en: 'Type'},
  default: {zh: '默认值', en: 'Default'},
  meaning: {zh: '含义', en: 'Meaning'},
  required: {zh: '必填', en: 'Required'},
  requiredInPractice: {zh: '实际必填', en: 'Required in practice'},
  yes: {zh: '是', en: 'Yes'},
  no: {zh: '否', en: 'No'},
  deprecated: {zh: '已弃用。', en: 'Deprecated.'},
  command: {zh: '命令', en: 'Command'},
  purpose: {zh: '用途', en: 'Purpose'},
  noLogin: {zh: '不需要登录凭证。', en: "Doesn't need a login profile."},
  profileOnly: {
    zh: '需要登录凭证或 `COS_*` 变量；启动时不做登录检查。',
    en: 'Needs a login profile or the `COS_*` variables, which are not checked at startup.',
  },
  format: {zh: '格式', en: 'Format'},
  commands: {zh: '命令', en: 'Commands'},
  exitCode: {zh: '退出码', en: 'Exit code'},
  variable: {zh: '变量', en: 'Variable'},
  removed: {zh: '已移除', en: 'Removed'},
  lastVersion: {zh: '最后可用的版本', en: 'Last available in'},
  instead: {zh: '改用', en: 'Use instead'},
  shortFlag: {zh: '短参数', en: 'Short'},
  longFlag: {zh: '代表的长参数与命令', en: 'Long flag and its commands'},
  rootOnly: {zh: '仅 `cocli` 本身。', en: 'On `cocli` itself only.'},
  everyCommand: {zh: '所有命令。', en: 'On every command.'},
  colon: {zh: '：', en: ': '},
  semicolon: {zh: '；', en: '; '},
  /** Separator of two sentences. */
  gap: {zh: '', en: ' '},
} as const;

/** Sentences around a name or a list of names. */
const sentences = {
  zh: {
    since: (version: string) => `${version} 起提供。`,
    values: (values: string) => `取值：${values}。`,
    range: (range: string) => `范围：${range}。`,
    json: (content: string) => `JSON 输出包含${content.startsWith('`') ? ' ' : ''}${content}。`,
    confirms: (flag: string) => `执行前会请你确认，加 ${flag} 就不再询问。`,
    noLoginWith: (flags: string) => `使用 ${flags} 时不需要登录凭证。`,
    alias: (names: string) => `别名：${names}。`,
    oneOf: (flags: string) => `${flags} 只能用其中一个。`,
    notWith: (flag: string, others: string) => `${flag} 不能与 ${others} 同用。`,
    theArgument: (name: string) => `位置参数 ${name}`,
    manyCommands: (count: number) => `${count} 个命令`,
    before: (version: string) => `${version} 之前`,
    and: (items: readonly string[]) => items.join('、'),
    or: (items: readonly string[]) => items.join('、'),
  },
  en: {
    since: (version: string) => `Since ${version}.`,
    values: (values: string) => `One of ${values}.`,
    range: (range: string) => `Range: ${range}.`,
    json: (content: string) => `JSON contains ${content}.`,
    confirms: (flag: string) => `Asks for confirmation unless you add ${flag}.`,
    noLoginWith: (flags: string) => `Doesn't need a login profile with ${flags}.`,
    alias: (names: string) => `Alias: ${names}.`,
    oneOf: (flags: string) => `Use only one of ${flags}.`,
    notWith: (flag: string, others: string) => `${flag} can't be combined with ${others}.`,
    theArgument: (name: string) => `the argument ${name}`,
    manyCommands: (count: number) => `${count} commands`,
    before: (version: string) => `before ${version}`,
    and: (items: readonly string[]) =>
      new Intl.ListFormat('en', {type: 'conjunction'}).format(items),
    or: (items: readonly string[]) =>
      new Intl.ListFormat('en', {type: 'disjunction'}).format(items),
  },
} as const satisfies Record<Locale, unknown>;

export type Texts = ReturnType<typeof textsIn>;

/** All texts of one language. */
export function textsIn(locale: Locale) {
  return {locale, ...wordsIn(words, locale), ...sentences[locale]};
}
