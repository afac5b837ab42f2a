import type {MessagePathReason} from 'message-path';
import type {Bilingual} from '../ui/useLocale';

export const texts = {
  path: {zh: '消息路径', en: 'Message path'},
  message: {zh: '消息（JSON）', en: 'Message (JSON)'},
  variables: {zh: '布局变量（JSON）', en: 'Layout variables (JSON)'},
  examples: {zh: '例子', en: 'Examples'},
  noValue: {zh: '无值：消息里没有符合的部分。', en: 'No value: nothing in the message matches.'},
  overTime: {
    zh: '.@derivative 要与上一条消息相比，单条消息没有结果。标出的是它取的值。',
    en: '.@derivative compares a message with the previous one, so a single message gives no result. The value it reads is marked.',
  },
  noMessage: {
    zh: '消息不是有效的 JSON，没有计算。',
    en: 'The message is not valid JSON, so nothing is computed.',
  },
  badVariables: {
    zh: '变量不是 JSON 对象，按没有变量计算。',
    en: 'The variables are not a JSON object, so the result is computed without them.',
  },
  tooLong: {
    zh: '消息超过 100,000 个字符，没有计算。',
    en: 'The message has more than 100,000 characters, so nothing is computed.',
  },
  modifier: {
    zh: '修饰符只有图表面板支持。',
    en: 'Only the Plot panel supports modifiers.',
  },
  negative: {
    zh: '图表、仪表和指示器不支持负索引。',
    en: 'Plot, Gauge, and Indicator do not support negative indexes.',
  },
  several: {
    zh: '状态转换面板不接受得到多个值的路径。',
    en: 'The State Transitions panel does not accept a path that yields several values.',
  },
} satisfies Record<string, Bilingual>;

export const faultText = (at: number, {zh, en}: Bilingual): Bilingual => ({
  zh: `第 ${at} 个字符：${zh}。`,
  en: `Character ${at}: ${en}${en.endsWith('?') ? '' : '.'}`,
});

export const resultText = (count: number): Bilingual => ({
  zh: count === 1 ? '结果：1 个值' : `结果：${count} 个值`,
  en: count === 1 ? 'Result: 1 value' : `Result: ${count} values`,
});

export const moreText = (count: number): Bilingual => ({
  zh: `另有 ${count} 个。`,
  en: `And ${count} more.`,
});

/** @param nearest the topic that may be meant */
export const unknownTopic = (topic: string, nearest?: string): Bilingual => ({
  zh: `下面没有话题 ${topic} 的消息${nearest === undefined ? '' : `，是不是 ${nearest}`}`,
  en: `there is no message of topic ${topic} below${nearest === undefined ? '' : `; did you mean ${nearest}?`}`,
});

/** Reasons of syntax errors. */
export const reasons = {
  topic: {zh: '这里应该是话题', en: 'expected a topic'},
  nothingAfter: {zh: '修饰符后面不能再有内容', en: 'nothing may follow a modifier'},
  unexpected: {zh: '这里不能有这些文字', en: 'unexpected text'},
  name: {zh: '这里应该是字段名', en: 'expected the name of a field'},
  index: {
    zh: '方括号里应该是索引或变量',
    en: 'expected an index or a variable in the brackets',
  },
  negativeEnd: {zh: '切片的两端不能是负数', en: 'a slice has no negative ends'},
  filterField: {zh: '条件里应该先写字段', en: 'expected a field in the filter'},
  filterValue: {
    zh: '这里应该是整数、引号中的文字、true、false 或变量',
    en: 'expected an integer, a quoted text, true, false or a variable',
  },
  modifier: {zh: '没有这个修饰符', en: 'there is no such modifier'},
  ']': {zh: '这里应该是 ]', en: 'expected "]"'},
  '}': {zh: '这里应该是 }', en: 'expected "}"'},
  '==': {zh: '这里应该是 ==', en: 'expected "=="'},
} satisfies Record<MessagePathReason, Bilingual>;
