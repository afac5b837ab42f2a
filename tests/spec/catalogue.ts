/**
 * The catalogue of the specification: texts and numbers that are fixed word by word. A change here is a
 * change of the product's interface, not of its wording.
 */

/** A quoted text, in English as the specification has it, and its Chinese counterpart. */
export interface QuotedText {
  en: string;
  zh: string;
  /** Ids in `i18n/<locale>/code.json` that hold the text; none for texts of Docusaurus or of settings. */
  keys: readonly string[];
  /** Place that shows the text, and the way there. */
  place: string;
}

export const texts = {
  placeholder: {
    en: 'Search docs',
    zh: '搜索文档',
    keys: ['search.placeholder', 'search.button.text'],
    place: 'search box of the dialog, and the button that opens it',
  },
  unreachable: {
    en: 'Unable to fetch results',
    zh: '无法获取搜索结果',
    keys: ['search.error.title'],
    place: 'dialog and results page, when index or search hosts cannot be reached',
  },
  checkNetwork: {
    en: 'You might want to check your network connection.',
    zh: '请检查你的网络连接。',
    keys: ['search.error.help'],
    place: 'below `unreachable`',
  },
  retry: {
    en: 'Retry',
    zh: '重试',
    keys: ['search.page.retry', 'site.loading.retry'],
    place: 'below `unreachable`, and where the code of a page cannot be loaded',
  },
  noResults: {
    en: 'No results for "{query}"',
    zh: '没有找到“{query}”的结果',
    keys: ['search.none.title'],
    place: 'dialog, for a query without results',
  },
  reportMissing: {
    en: 'Believe this query should return results? Let us know.',
    zh: '觉得这个搜索应该有结果？告诉我们。',
    keys: ['search.none.report'],
    place: 'link below `noResults`',
  },
  noRecent: {
    en: 'No recent searches',
    zh: '暂无最近搜索',
    keys: ['search.start.none'],
    place: 'dialog without a query and without a history',
  },
  seeAll: {
    en: 'See all {count} results',
    zh: '查看全部 {count} 条结果',
    keys: ['search.seeAll'],
    place: 'dialog, below more results than it shows',
  },
  noResultsOnPage: {
    en: 'No results found for',
    zh: '没有找到相关结果：',
    keys: ['search.page.none'],
    place: '/search?q=…, for a query without results; the query follows',
  },
  disclaimer: {
    en: 'Answers are generated with AI which can make mistakes. Verify responses.',
    zh: '回答由 AI 生成，可能有误，请核实。',
    keys: ['search.askAi.disclaimer'],
    place: 'Ask AI mode of hosted search',
  },
  crash: {
    en: 'This page crashed.',
    zh: '页面崩溃了。',
    keys: ['theme.ErrorPageContent.title'],
    place: 'a page that throws while it renders',
  },
  tryAgain: {
    en: 'Try again',
    zh: '重试',
    keys: ['theme.ErrorPageContent.tryAgain'],
    place: 'button below `crash`',
  },
  pageError: {
    en: 'Page Error',
    zh: '页面错误',
    keys: ['site.error.title'],
    place: 'title of a page that throws outside of the layout',
  },
  baseUrlBanner: {
    en: 'Your Docusaurus site did not load properly.',
    zh: 'Your Docusaurus site did not load properly.',
    keys: [],
    place: 'a page whose scripts are missing, of a build with BASE_URL_ISSUE_BANNER',
  },
  tagline: {
    en: 'User Docs',
    zh: 'User Docs',
    keys: [],
    place: 'siteConfig.tagline',
  },
} as const satisfies Record<string, QuotedText>;

/** Numbers of the specification; times in milliseconds, widths in pixels. */
export const limits = {
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  suggestions: 3,
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowWidth: 768,
  recentSearches: 7,
  recentSearchesWithFavorites: 4,
  favorites: 10,
  stall: 300,
  hostConnect: 1_000,
  hostRetry: 120_000,
  viewedEvents: 20,
  eventDebounce: 400,
  progressDelay: 200,
  desktopWidth: 996,
} as const;
