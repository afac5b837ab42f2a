import {translate} from '@docusaurus/Translate';
import {fields, type FieldName, type Problem} from './syntax';

export const fieldNames: Record<FieldName, string> = {
  minute: translate({id: 'cron.field.minute', message: '分钟'}),
  hour: translate({id: 'cron.field.hour', message: '小时'}),
  day: translate({id: 'cron.field.day', message: '日期'}),
  month: translate({id: 'cron.field.month', message: '月份'}),
  weekday: translate({id: 'cron.field.weekday', message: '星期'}),
};

/** Why an expression is refused, as a sentence. */
export function problemText({kind, text = '', count = 0, field: name}: Problem): string {
  const field = fields.find((candidate) => candidate.name === name);
  const values = {
    text,
    count,
    field: name ? fieldNames[name] : '',
    range: field ? `${field.min}–${field.max}` : '',
  };
  switch (kind) {
    case 'fullWidth':
      return translate({
        id: 'cron.problem.fullWidth',
        message: '含有全角字符。数字、*、逗号和空格都要用半角。',
      });
    case 'shortcut':
      return translate(
        {id: 'cron.problem.shortcut', message: '不使用 {text} 这样的简写，要写出五个字段。'},
        values,
      );
    case 'tooFew':
      return translate(
        {id: 'cron.problem.tooFew', message: '需要用空格隔开的五个字段，现在只有 {count} 个。'},
        values,
      );
    case 'tooMany':
      return translate(
        {
          id: 'cron.problem.tooMany',
          message:
            '只能有五个字段，现在有 {count} 个。秒、年份和命令都不写，列表的逗号后面不加空格。',
        },
        values,
      );
    case 'gap':
      return translate(
        {id: 'cron.problem.gap', message: '{field}：{text} 的逗号前后缺少数字。'},
        values,
      );
    case 'name':
      return translate(
        {id: 'cron.problem.name', message: '{field}：{text} 要写成数字（{range}）。'},
        values,
      );
    case 'outside':
      return translate(
        {id: 'cron.problem.outside', message: '{field}：{text} 超出范围 {range}。'},
        values,
      );
    case 'range':
      return translate(
        {id: 'cron.problem.range', message: '{field}：不使用 {text} 这样的区间，要逐个写出数字。'},
        values,
      );
    case 'step':
      return translate(
        {id: 'cron.problem.step', message: '{field}：不使用 {text} 这样的步长，要逐个写出数字。'},
        values,
      );
    case 'sunday':
      return translate(
        {id: 'cron.problem.sunday', message: '{field}：星期日写 0，不写 {text}。'},
        values,
      );
    case 'sign':
      return translate(
        {
          id: 'cron.problem.sign',
          message: '{field}：{text} 无法识别。可以写 *、{range} 中的数字，或用逗号隔开的数字。',
        },
        values,
      );
  }
}
