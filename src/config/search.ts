import {mostNeeded, oftenNeeded} from './needed-pages';
import {brand} from './brand';
import {isOn, valueOf, valuesOf, type Environment} from './environment';
import type {Bilingual, Locale} from './locales';
import type {SearchOptions, SearchSettings} from 'docusaurus-theme-search';

const hostedNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
const optionalNames = ['ALGOLIA_ASK_AI_ASSISTANT_ID', 'ALGOLIA_INSIGHTS'] as const;

/**
 * Reads the settings of the search. All of `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` and `ALGOLIA_INDEX_NAME` select
 * hosted search, none the embedded index; only some are a mistake that would not appear before readers search,
 * so it stops the build.
 */
export function searchSettings(environment: Environment = process.env): SearchSettings {
  const also = optionalNames.filter(
    (name) => !/^(|0|false|no|off)$/i.test(valueOf(environment, name)),
  );
  const without = ' for the embedded index';
  const values = valuesOf(environment, hostedNames, {also, without});
  if (!values) {
    return {mode: 'embedded'};
  }
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = values;
  // The id becomes part of host names, and thereby of the Content-Security-Policy.
  if (!/^[\w-]+$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}": only letters and digits can be in it. Copy it again.`,
    );
  }
  const askAiAssistantId = valueOf(environment, 'ALGOLIA_ASK_AI_ASSISTANT_ID');
  return {
    mode: 'hosted',
    appId,
    apiKey,
    indexName,
    ...(askAiAssistantId && {askAiAssistantId}),
    insights: isOn(environment, 'ALGOLIA_INSIGHTS'),
  };
}

/**
 * Popular pages, shown before there is a history. Their titles are also the suggested queries if neither a
 * result nor a similar page exists.
 */
export const startingPages: ReadonlyArray<{path: string; title: Bilingual}> = [
  {path: '/docs/get-started/quick-start', title: {zh: '快速开始', en: 'Quick start'}},
  {
    path: '/docs/collaboration/record/create-record',
    title: {zh: '创建记录', en: 'Create a record'},
  },
  {path: '/docs/automation/trigger', title: {zh: '触发器', en: 'Triggers'}},
  {path: '/docs/developers/cocli/install', title: {zh: '安装 coCLI', en: 'Install coCLI'}},
  {path: '/docs/viz/panel/3d-panel', title: {zh: '三维面板', en: '3D panel'}},
];

/** Tools of the pages, offered before there is a query. */
export const toolPages: ReadonlyArray<{path: string; title: Bilingual}> = [
  {path: '/docs/viz/inspect-recording', title: {zh: '检查录制文件', en: 'Inspect a recording'}},
  {
    path: '/docs/viz/panel/message-path#sample-data',
    title: {zh: '试写消息路径', en: 'Try a message path'},
  },
  {
    path: '/docs/automation/cron#try-it',
    title: {zh: '解释 cron 表达式', en: 'Explain a cron expression'},
  },
  {
    path: '/docs/use-case/data-diagnosis/rule-recipes#rule-bench',
    title: {zh: '试运行诊断规则', en: 'Try a diagnosis rule'},
  },
  {
    path: '/docs/device/device-collector#sample',
    title: {zh: '检查设备配置', en: 'Check a device configuration'},
  },
  {
    path: '/docs/sim-and-tests/regression/yaml-sample#check-your-file',
    title: {zh: '检查回归测试配置', en: 'Check a regression test file'},
  },
];

/** Pages whose results have an icon of their own. */
const pageKinds: SearchOptions['kinds'] = [
  {kind: 'command', path: /\/cocli\/[a-z-]+-commands(#|$)/},
  {kind: 'schema', path: /\/message-schemas\//},
];

const inLanguage = (pages: typeof toolPages, locale: Locale) =>
  pages.map(({path, title}) => ({path, title: title[locale]}));

/** Settings with which `npm run search:push` writes an index; the key never reaches the site. */
export function searchPushSettings(environment: Environment = process.env) {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const values = valuesOf(environment, names);
  if (!values) {
    throw new Error(`Configuration error: ${names.join(', ')} missing. Set all of them.`);
  }
  return {
    appId: values.ALGOLIA_APP_ID,
    adminKey: values.ALGOLIA_ADMIN_API_KEY,
    indexName: values.ALGOLIA_INDEX_NAME,
  };
}

const oneOf = (pages: readonly string[]) => new RegExp(`^(/en)?(${pages.join('|')})$`);

/** Pages that most questions need rank above the others; pages that mention everything, or that few need, below. */
export const pageWeights: SearchOptions['weights'] = [
  {path: oneOf(mostNeeded), weight: 18},
  {path: oneOf(oftenNeeded), weight: 14},
  {path: /^\/(en\/)?$/, weight: 1},
  {path: /\/(changelog|others\/glossary)(\/|$)/, weight: 1},
  {path: /\/security-white-paper$/, weight: 8},
  // Relevant for questions about security and contracts, whose words guides also have.
  {path: /\/(legal|security)(\/|$)/, weight: 5},
  {path: /\/category\//, weight: 5},
  // Pages of one type each: relevant for its name, not for problems that a guide explains.
  {path: /\/extensions\/api\//, weight: 5},
];

/** Options of docusaurus-theme-search for a language, except its words. */
export const searchOptions = (locale: Locale): Omit<SearchOptions, 'synonyms' | 'queries'> => ({
  settings: searchSettings(),
  weights: pageWeights,
  startingPages: inLanguage(startingPages, locale),
  tools: inLanguage(toolPages, locale),
  kinds: pageKinds,
  reportUrl: `${brand.repository}/issues/new?title=${encodeURIComponent('Search: no results for "')}{query}%22`,
});
