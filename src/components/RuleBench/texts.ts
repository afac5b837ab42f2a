import type {Bilingual} from '../../config/locales';

export const texts = {
  messages: {zh: '消息，每行一条 JSON', en: 'Messages, one JSON object per line'},
  table: {
    zh: '事件码表（CSV 或 JSON，可以为空）',
    en: 'Event code table (CSV or JSON, may be empty)',
  },
  condition: {zh: '规则触发条件（CEL）', en: 'Condition (CEL)'},
  record: {zh: '记录名称', en: 'Record name'},
  moment: {zh: '一刻名称', en: 'Moment name'},
  quiet: {zh: '事件去重时长（秒）', en: 'Deduplication (seconds)'},
  before: {zh: '前 N 分钟', en: 'Minutes before'},
  after: {zh: '后 N 分钟', en: 'Minutes after'},
  hits: {zh: '命中的消息', en: 'Matching messages'},
  line: {zh: '行', en: 'Line'},
  time: {zh: '时间（UTC）', en: 'Time (UTC)'},
  code: {zh: 'code', en: 'code'},
  gap: {zh: '距上次命中', en: 'Since the last match'},
  result: {zh: '结果', en: 'Result'},
  event: {zh: '新事件', en: 'New event'},
  merged: {zh: '合并', en: 'Merged'},
  events: {zh: '产生的记录', en: 'Records created'},
  collected: {zh: '采集（UTC）', en: 'Collected (UTC)'},
  named: {zh: '记录名称', en: 'Record name'},
  momentNamed: {zh: '一刻', en: 'Moment'},
  round: {
    zh: '时间恰好是 10 秒的整数倍：平台会丢掉末尾的零，窗口和一刻都不对。日志请用带小数的时间。',
    en: 'The time is an exact multiple of 10 seconds: the platform drops its trailing zeros, so the window and the moment are wrong. Use log times with a fraction.',
  },
} satisfies Record<string, Bilingual>;

export const summaryText = (count: number, hits: number, events: number): Bilingual => ({
  zh: `${count} 条消息，命中 ${hits} 次，产生 ${events} 条记录。`,
  en: `Messages: ${count}. Matches: ${hits}. Records: ${events}.`,
});

/** @param lines from 1 */
export function unclearText(lines: readonly number[]): Bilingual {
  const some = `${lines.slice(0, 10).join(', ')}${lines.length > 10 ? '…' : ''}`;
  return {
    zh: `在这些行，条件既不为真也不为假，不算命中：${some}。常见原因是消息没有这个字段，或类型不同。`,
    en: `On these lines, the condition is neither true nor false, so they do not match: ${some}. Often the message lacks a field, or a type differs.`,
  };
}
