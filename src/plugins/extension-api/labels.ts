/** Words that the generator writes. */
import type {Locale} from '../../config/locales';

const zh = {
  signature: '签名',
  members: '成员',
  member: '成员',
  type: '类型',
  presence: '必需',
  required: '是',
  optional: '否',
  description: '说明',
  others: '其他成员',
  none: '无',
  values: '取值',
  alternatives: '可以是',
  usedBy: '用到它的类型',
  besides: '除下表外，还有 ',
  besidesEnd: ' 的全部成员。',
  comma: '、',
  colon: '：',
  stop: '。',
};

const en: typeof zh = {
  signature: 'Signature',
  members: 'Members',
  member: 'Member',
  type: 'Type',
  presence: 'Required',
  required: 'Yes',
  optional: 'No',
  description: 'Description',
  others: 'Other members',
  none: 'None',
  values: 'Values',
  alternatives: 'Can be',
  usedBy: 'Used by',
  besides: 'Besides those below, it has all members of ',
  besidesEnd: '.',
  comma: ', ',
  colon: ': ',
  stop: '.',
};

export const labels: Record<Locale, typeof zh> = {zh, en};
