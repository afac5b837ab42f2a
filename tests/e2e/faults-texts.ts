/** What the notices say, in the language of the page. */
export const texts = {
  zh: {
    missingCode: '这一页没有加载成功',
    network: '网络不通',
    missingSection: '链接指向的章节已不在这一页',
    retry: '重试',
    badDiagram: 'Mermaid 无法识别源码',
    lostDiagram: '绘图程序没有加载成功',
  },
  en: {
    missingCode: 'This page could not be loaded completely',
    network: 'The network does not respond',
    missingSection: 'is no longer on this page',
    retry: 'Retry',
    badDiagram: 'Mermaid does not understand its source',
    lostDiagram: 'the code that draws it did not load',
  },
} as const;
