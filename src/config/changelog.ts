import type {ChangelogOptions} from 'docusaurus-plugin-changelog';
import {brand} from './brand';
import {buildOnly} from './buildOnly';
import {collections} from './translation';

/** Changelog page, its filter by product, and its feeds. */
export const changelog: ChangelogOptions = buildOnly({
  name: brand.name,
  copyright: brand.copyright,
  products: {
    client: /^(?:数采客户端|Data collection client)/,
    tools: /coStudio|coCLI|coBridge|coListener/,
  },
  texts: {
    zh: {
      source: `${collections.pages.zh}/changelog.md`,
      title: `${brand.name} 更新历史`,
      description: '刻行时空平台各版本的新增、改进与修复',
      language: 'zh-CN',
      kinds: {added: '新增', improved: '改进', fixed: '修复'},
      filter: '产品',
      choices: {
        all: '全部',
        platform: '平台',
        client: '数采客户端',
        tools: 'coStudio、coCLI、ROS 节点',
      },
      year: '{year} 年的版本',
    },
    en: {
      source: `${collections.pages.en}/changelog.md`,
      title: `${brand.name} changelog`,
      description: 'What was added, improved, and fixed in each release of the coScene platform',
      language: 'en',
      kinds: {added: 'Added', improved: 'Improved', fixed: 'Fixed'},
      filter: 'Product',
      choices: {
        all: 'All',
        platform: 'Platform',
        client: 'Data collection client',
        tools: 'coStudio, coCLI, ROS nodes',
      },
      year: 'Releases of {year}',
    },
  },
});
