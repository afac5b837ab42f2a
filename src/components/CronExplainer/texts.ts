import type {Bilingual} from '../../config/locales';
import {fields, type FieldName, type Problem} from './syntax';

export const texts = {
  expression: {zh: 'Cron 表达式', en: 'Cron expression'},
  zone: {zh: '按哪个时区计算', en: 'Time zone for the calculation'},
  device: {zh: '设备的时区', en: 'Time zone of the device'},
  own: {zh: '（你所在的时区）', en: ' (your time zone)'},
  examples: {zh: '例子', en: 'Examples'},
  runs: {zh: '接下来的五次', en: 'Next five runs'},
  never: {
    zh: '没有符合的日期，不会运行。请检查日期与月份的组合。',
    en: 'No date matches, so it never runs. Check the combination of day and month.',
  },
  twoDayFields: {
    zh: '日期和星期同时受限：下面按 cron 的惯例计算，符合其中一个即运行。为避免歧义，请拆成两个表达式。',
    en: 'Day of month and day of week are both restricted. The times below follow the usual cron rule: either match is enough. To avoid ambiguity, split it into two expressions.',
  },
} satisfies Record<string, Bilingual>;

export const rewriteText = (expression: string): Bilingual => ({
  zh: `改写为 ${expression}`,
  en: `Rewrite as ${expression}`,
});

export const fieldNames: Record<FieldName, Bilingual> = {
  minute: {zh: '分钟', en: 'Minute'},
  hour: {zh: '小时', en: 'Hour'},
  day: {zh: '日期', en: 'Day of month'},
  month: {zh: '月份', en: 'Month'},
  weekday: {zh: '星期', en: 'Day of week'},
};

/** Why an expression is refused, as a sentence. */
export function problemText({kind, text = '', count = 0, field: name}: Problem): Bilingual {
  const field = fields.find((candidate) => candidate.name === name);
  const range = field ? `${field.min}–${field.max}` : '';
  const within = (zh: string, en: string): Bilingual => ({
    zh: `${name ? fieldNames[name].zh : ''}：${zh}`,
    en: `${name ? fieldNames[name].en : ''}: ${en}`,
  });
  switch (kind) {
    case 'fullWidth':
      return {
        zh: '含有全角字符。数字、*、逗号和空格都要用半角。',
        en: 'Full-width characters found. Use half-width digits, asterisks, commas, and spaces.',
      };
    case 'shortcut':
      return {
        zh: `不使用 ${text} 这样的简写，要写出五个字段。`,
        en: `Shortcuts such as ${text} are not used. Write all five fields.`,
      };
    case 'tooFew':
      return {
        zh: `需要用空格隔开的五个字段，现在只有 ${count} 个。`,
        en: `Five fields separated by spaces are needed. Fields found: ${count}.`,
      };
    case 'tooMany':
      return {
        zh: `只能有五个字段，现在有 ${count} 个。秒、年份和命令都不写，列表的逗号后面不加空格。`,
        en: `Only five fields are allowed. Fields found: ${count}. Leave out seconds, years, and commands, and put no space after the commas of a list.`,
      };
    case 'gap':
      return within(
        `${text} 的逗号前后缺少数字。`,
        `a number is missing before or after a comma in ${text}.`,
      );
    case 'name':
      return within(`${text} 要写成数字（${range}）。`, `write ${text} as a number (${range}).`);
    case 'outside':
      return within(`${text} 超出范围 ${range}。`, `${text} is outside ${range}.`);
    case 'range':
      return within(
        `不使用 ${text} 这样的区间，要逐个写出数字。`,
        `ranges such as ${text} are not used. List every number.`,
      );
    case 'step':
      return within(
        `不使用 ${text} 这样的步长，要逐个写出数字。`,
        `steps such as ${text} are not used. List every number.`,
      );
    case 'sunday':
      return within(`星期日写 0，不写 ${text}。`, `Sunday is 0, not ${text}.`);
    case 'sign':
      return within(
        `${text} 无法识别。可以写 *、${range} 中的数字，或用逗号隔开的数字。`,
        `${text} is not understood. Use *, a number in ${range}, or numbers separated by commas.`,
      );
  }
}
