/** Texts and numbers that the specification defines. A change here changes the product's interface. */

/** Quoted text, in English as in the specification, and its Chinese counterpart. */
export interface QuotedText {
  en: string;
  zh: string;
}

export const texts = {
  placeholder: {
    en: 'Search docs',
    zh: '搜索文档',
  },
  unreachable: {
    en: 'Unable to fetch results',
    zh: '无法获取搜索结果',
  },
  checkNetwork: {
    en: 'You might want to check your network connection.',
    zh: '请检查你的网络连接。',
  },
  retry: {
    en: 'Retry',
    zh: '重试',
  },
  noResults: {
    en: 'No results for "{query}"',
    zh: '没有找到「{query}」的结果',
  },
  reportMissing: {
    en: 'Believe this query should return results? Let us know.',
    zh: '觉得这个搜索应该有结果？告诉我们。',
  },
  noRecent: {
    en: 'No recent searches',
    zh: '暂无最近搜索',
  },
  seeAll: {
    en: 'See all {count} results',
    zh: '查看全部 {count} 条结果',
  },
  noResultsOnPage: {
    en: 'No results found for',
    zh: '没有找到相关结果：',
  },
  disclaimer: {
    en: 'Answers are generated with AI which can make mistakes. Verify responses.',
    zh: '回答由 AI 生成，可能有误，请核实。',
  },
  crash: {
    en: 'This page crashed.',
    zh: '页面崩溃了。',
  },
  tryAgain: {
    en: 'Try again',
    zh: '重试',
  },
  pageError: {
    en: 'Page Error',
    zh: '页面错误',
  },
  baseUrlBanner: {
    en: 'Your Docusaurus site did not load properly.',
    zh: 'Your Docusaurus site did not load properly.',
  },
  tagline: {
    en: 'User Docs',
    zh: '帮助文档',
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
  hostRead: 2_000,
  hostRetry: 120_000,
  viewedEvents: 20,
  eventDebounce: 400,
  progressDelay: 200,
  desktopWidth: 996,
} as const;

const docs = {
  category: 'viz',
  'category/extensions':
    'guides best-practices api entry-point custom-panels message-converters topic-aliases other',
  automation:
    'action-overview action-runtime create-action invocation quick-start-workflow trigger',
  client: 'apt-source-install connect-by-cobridge',
  collaboration: 'common-resource integration/jira-integration integration/teambition-integration',
  'collaboration/organization': 'organizations',
  'collaboration/project-collaboration': 'project general-task add-comment-to-record',
  'collaboration/record':
    'create-record manage-file manage-records quick-start-record upload-files',
  'developers/cocli':
    'install record-operations action-operations common-batch-tasks auto-complete advanced-features',
  'developers/concepts': 'auth-models data-models workflow',
  'developers/openapi': 'intro openapi-endpoint apikey postman',
  'developers/s3': 's3-authentication s3-operations',
  device:
    'device create-device manage-device device-collector device-collect device-remote-control batch-device-operations change-device-guide',
  'get-started': 'quick-start',
  image: 'about-docker-image build-image push-image image-management',
  others: 'browser-support',
  'sim-and-tests/regression':
    'intro config-management test-bundle-management run status-and-output yaml-sample',
  'use-case':
    'common-task automated-data-processing online-simulation-test heterogeneous-robot-data-factory',
  'use-case/data-diagnosis': 'intro get-started add-rule manage-rule-group',
  viz: 'about-viz use-3d-viz layout create-moment-viz options frame-rate-optimization',
  'viz/panel':
    'panel-overview 3d-panel image-panel log-panel plot-panel publish-panel service-panel teleop-panel raw-messages user-scripts',
  'viz/extensions': 'introduction local-development api/introduction',
  'viz/message-schemas': 'point-cloud raw-image scene-update pose color enum-log-level',
};

/** Addresses of pages, without the language. */
export const routes: readonly string[] = [
  '/',
  '/about',
  '/changelog',
  '/download',
  '/legal/privacy',
  '/legal/terms',
  '/security/security-white-paper',
  '/security/data-security-solution',
  '/search',
  '/docs/overview',
  ...Object.entries(docs).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `/docs/${folder}/${name}`),
  ),
];
