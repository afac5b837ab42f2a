import type {Bilingual} from '../../config/locales';

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
