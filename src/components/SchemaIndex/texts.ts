import type {Bilingual} from '../../config/locales';

export const texts = {
  filterLabel: {zh: '筛选消息架构', en: 'Filter message schemas'},
  name: {zh: '消息架构', en: 'Schema'},
  holds: {zh: '内容', en: 'Content'},
  kind: {zh: '种类', en: 'Kind'},
  panel: {zh: '面板', en: 'Panel'},
  anyKind: {zh: '全部种类', en: 'All kinds'},
  anyPanel: {zh: '全部面板', en: 'All panels'},
  noPanel: {zh: '没有自己的面板', en: 'No panel of its own'},
  asPart: {zh: '随其他消息显示', en: 'As part of others'},
  none: {zh: '无', en: 'None'},
  comma: {zh: '、', en: ', '},
  nothing: {zh: '没有符合条件的消息架构。', en: 'No schema matches these filters.'},
} as const satisfies Record<string, Bilingual>;

export const countText = (shown: number, total: number): Bilingual => ({
  zh: `显示 ${shown} 项，共 ${total} 项`,
  en: `${shown} of ${total} schemas`,
});
