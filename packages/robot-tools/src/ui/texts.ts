import type {Bilingual} from './useLocale';

export const texts = {
  noScript: {
    zh: '互动部分需要 JavaScript。不用它，这一页的说明与样例也是完整的。',
    en: 'The interactive part needs JavaScript. Without it, the explanations and samples of this page are complete.',
  },
  loading: {zh: '加载中…', en: 'Loading…'},
  missing: {
    zh: '没有加载成功。检查网络后再试一次。',
    en: 'It could not be loaded. Check your connection and try again.',
  },
  reset: {zh: '恢复样例', en: 'Restore the sample'},
  problems: {zh: '问题列表', en: 'Problems'},
  link: {zh: '复制分享链接', en: 'Copy a share link'},
  text: {zh: '复制', en: 'Copy'},
  copied: {zh: '已复制', en: 'Copied'},
  tooLong: {zh: '内容太长，放不进链接。', en: 'The content is too long for a link.'},
  inAddress: {
    zh: '浏览器不允许复制。链接在地址栏里。',
    en: 'The browser does not allow copying. The link is in the address bar.',
  },
  notCopied: {
    zh: '浏览器不允许复制，请选中文字再复制。',
    en: 'The browser does not allow copying. Select the text and copy it.',
  },
} satisfies Record<string, Bilingual>;

export const lineText = (line: number): Bilingual => ({zh: `第 ${line} 行`, en: `Line ${line}`});

export const countText = (count: number): Bilingual => ({
  zh: `发现的问题：${count} 个。`,
  en: `Problems found: ${count}.`,
});

export const moreText = (count: number): Bilingual => ({
  zh: `另有 ${count} 行。`,
  en: `And ${count} more rows.`,
});
