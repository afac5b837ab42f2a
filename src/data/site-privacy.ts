/**
 * Keys that the code of this site stores in a browser, and other hosts that it may contact.
 * The privacy page shows this list, and a test compares it with the behavior of a browser: add a line for code
 * that stores or requests anything new.
 */
import type {Bilingual} from '../config/locales';

/** Optional parts of the site: off unless the operator sets them up for a build. */
export type OptionalPart = 'hostedSearch' | 'searchEvents' | 'askAi' | 'analytics' | 'feedback';

export const optionalParts: Readonly<
  Record<OptionalPart, {name: Bilingual; settings: readonly string[]}>
> = {
  hostedSearch: {
    name: {zh: '托管搜索', en: 'Hosted search'},
    settings: ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'],
  },
  searchEvents: {name: {zh: '搜索统计', en: 'Search events'}, settings: ['ALGOLIA_INSIGHTS']},
  askAi: {name: {zh: 'AI 问答', en: 'Ask AI'}, settings: ['ALGOLIA_ASK_AI_ASSISTANT_ID']},
  analytics: {
    name: {zh: '访问统计', en: 'Visit counts'},
    settings: ['ANALYTICS_SCRIPT_URL', 'ANALYTICS_DOMAIN'],
  },
  feedback: {name: {zh: '页面反馈', en: 'Page feedback'}, settings: ['FEEDBACK_ENDPOINT']},
};

interface StoredKey {
  /** Name of the key; `*` at the end matches any ending. */
  key: string;
  storage: 'localStorage' | 'sessionStorage' | 'CacheStorage' | 'service worker';
  /** Meaning of the value. */
  holds: Bilingual;
  /** Event that writes the value. */
  writtenWhen: Bilingual;
  /** Absent for a part of every build. */
  onlyWith?: OptionalPart;
}

/** Keys of `docusaurus-plugin-offline`. */
const offline: readonly StoredKey[] = [
  {
    key: 'offline',
    storage: 'CacheStorage',
    holds: {
      zh: '离线阅读的页面、插图和搜索索引，以及保存时间',
      en: 'Pages, pictures, and search index for offline reading, and when they were saved',
    },
    writtenWhen: {
      zh: '你在页脚打开离线阅读；关闭时删除',
      en: 'You switch on offline reading in the footer; deleted when you switch it off',
    },
  },
  {
    key: '/service-worker.js',
    storage: 'service worker',
    holds: {
      zh: '没有网络时用保存的文件回答的程序',
      en: 'The program that serves the saved files when there is no network',
    },
    writtenWhen: {
      zh: '你在页脚打开离线阅读；关闭时删除',
      en: 'You switch on offline reading in the footer; deleted when you switch it off',
    },
  },
];

export const storedKeys: readonly StoredKey[] = [
  {
    key: 'theme',
    storage: 'localStorage',
    holds: {zh: '浅色或深色', en: 'Light or dark mode'},
    writtenWhen: {zh: '你切换颜色模式', en: 'You switch the color mode'},
  },
  {
    key: 'docusaurus.announcement.id',
    storage: 'localStorage',
    holds: {zh: '最近显示的公告的编号', en: 'ID of the announcement shown last'},
    writtenWhen: {zh: '首次打开页面，或公告更换', en: 'First visit, or a new announcement'},
  },
  {
    key: 'docusaurus.announcement.dismiss',
    storage: 'localStorage',
    holds: {zh: '是否已关闭该公告', en: 'Whether you closed that announcement'},
    writtenWhen: {
      zh: '首次打开页面、公告更换，或你关闭公告',
      en: 'First visit, a new announcement, or you close it',
    },
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__*',
    storage: 'localStorage',
    holds: {
      zh: '最近打开的搜索结果，最多 7 条',
      en: 'Search results you opened recently, 7 at most',
    },
    writtenWhen: {zh: '你打开一条搜索结果', en: 'You open a search result'},
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__*',
    storage: 'localStorage',
    holds: {zh: '收藏的搜索结果，最多 10 条', en: 'Search results you saved, 10 at most'},
    writtenWhen: {zh: '你收藏一条搜索结果', en: 'You save a search result'},
  },
  {
    key: 'docs-preferred-version-*',
    storage: 'localStorage',
    holds: {zh: '选择的文档版本', en: 'The version of the docs you chose'},
    writtenWhen: {
      zh: '你选择另一个文档版本；目前只有一个版本，不会写入',
      en: 'You choose another version of the docs; never while there is only one version, as now',
    },
  },
  {
    key: 'tool.*',
    storage: 'sessionStorage',
    holds: {
      zh: '你在页面的工具中写的内容，关闭标签页后删除',
      en: 'What you wrote in a tool of a page; deleted when you close the tab',
    },
    writtenWhen: {zh: '你修改工具中的内容', en: 'You change the content of a tool'},
  },
  {
    key: 'docusaurus.tab.*',
    storage: 'localStorage',
    holds: {zh: '在一组选项卡中的选择', en: 'Your choice in a group of tabs'},
    writtenWhen: {zh: '你切换会同步的选项卡', en: 'You switch tabs that stay in sync'},
  },
  ...offline,
  {
    key: 'algolia-client-js-*',
    storage: 'localStorage',
    holds: {zh: '搜索主机的可用状态', en: 'Which search hosts answered'},
    writtenWhen: {zh: '你搜索', en: 'You search'},
    onlyWith: 'hostedSearch',
  },
  {
    key: 'AlgoliaObjectQueryCache',
    storage: 'localStorage',
    holds: {zh: '打开过的搜索结果属于哪次搜索', en: 'Which search an opened result came from'},
    writtenWhen: {zh: '你打开一条搜索结果', en: 'You open a search result'},
    onlyWith: 'searchEvents',
  },
  {
    key: '__DOCSEARCH_ASKAI_CONVERSATIONS__*',
    storage: 'localStorage',
    holds: {zh: '与 AI 问答的对话', en: 'Your conversations with Ask AI'},
    writtenWhen: {zh: '你提问', en: 'You ask a question'},
    onlyWith: 'askAi',
  },
];

interface OutsideRequest {
  /** Host names; the settings replace `<...>`. */
  hosts: readonly string[];
  when: Bilingual;
  sends: Bilingual;
  onlyWith: OptionalPart;
}

/** Placeholder for the host of `ANALYTICS_SCRIPT_URL`, which a build that counts visits names. */
export const analyticsHost = '<analytics-host>';

export const outsideRequests: readonly OutsideRequest[] = [
  {
    hosts: [
      '<app-id>-dsn.algolia.net',
      '<app-id>-1.algolianet.com',
      '<app-id>-2.algolianet.com',
      '<app-id>-3.algolianet.com',
    ],
    when: {zh: '你在搜索框中输入', en: 'You type in the search box'},
    sends: {
      zh: '搜索词，页面语言与文档版本',
      en: 'The query, the language, and the version of the docs',
    },
    onlyWith: 'hostedSearch',
  },
  {
    hosts: ['insights.algolia.io'],
    when: {zh: '搜索结果显示或被打开', en: 'Search results are shown or opened'},
    sends: {
      zh: '显示和打开的结果，只在本次打开网页期间有效的随机编号',
      en: 'The results shown and opened, and a random number that lasts while the page is open',
    },
    onlyWith: 'searchEvents',
  },
  {
    hosts: ['askai.algolia.com'],
    when: {zh: '你用 AI 问答提问', en: 'You ask a question in Ask AI'},
    sends: {zh: '问题与此前的对话', en: 'The question and the conversation so far'},
    onlyWith: 'askAi',
  },
  {
    hosts: [analyticsHost],
    when: {
      zh: '你打开一个页面；浏览器打开「不跟踪」或「全球隐私控制」时不请求',
      en: 'You open a page; never if your browser sends Do Not Track or Global Privacy Control',
    },
    sends: {
      zh: '页面地址、来源页面，以及该主机的脚本自行收集的内容',
      en: 'The address of the page, where you came from, and what the script of that host collects',
    },
    onlyWith: 'analytics',
  },
  {
    hosts: ['<FEEDBACK_ENDPOINT>'],
    when: {
      zh: '你在页面末尾回答「这一页有帮助吗」',
      en: 'You answer "Was this page helpful?" at the end of a page',
    },
    sends: {
      zh: '页面地址、语言、你的回答和写下的文字，以及本站版本',
      en: 'The page, its language, your answer and what you wrote, and the version of the site',
    },
    onlyWith: 'feedback',
  },
];
