import {readSource} from 'docusaurus-plugin-diagrams';
import type {ListTexts, SourceOf} from 'docusaurus-plugin-markdown-pages';
import {brand} from './brand';
import {diagrams} from './diagrams';
import type {Locale} from './locales';

/** Texts of llms.txt, the index of Markdown pages for language models. */
const listTexts: Readonly<Record<Locale, ListTexts>> = {
  zh: {
    title: `${brand.name} 文档`,
    summary: `${brand.nameZh}（${brand.name}）机器人数据平台的文档：采集、整理、回放、诊断和自动处理机器人数据。`,
    note: '链接指向各页的 Markdown 版本：在页面地址后加 `.md` 即可得到。全文在 [llms-full.txt]({full})，英文版在 [llms.txt]({other})。',
    section: `${brand.name} 文档：{label}`,
    sections: '各部分的列表',
    sectionEntry: '只列出「{label}」的页面',
  },
  en: {
    title: `${brand.name} documentation`,
    summary: `Documentation of ${brand.name}, a data platform for robots: collect, organize, play back, diagnose, and automatically process robot data.`,
    note: 'The links lead to the Markdown version of each page: add `.md` to the address of a page. The whole text is in [llms-full.txt]({full}), the Chinese version in [llms.txt]({other}).',
    section: `${brand.name} documentation: {label}`,
    sections: 'Lists of the sections',
    sectionEntry: 'The pages of "{label}" alone',
  },
};

/** Source of a diagram, which replaces its picture. */
const sourceOf: SourceOf = (name) => ({
  language: 'mermaid',
  code: readSource(name, diagrams.directory),
});

/** Markdown versions of the pages of a language, and their indexes. */
export const markdownPages = (locale: Locale): {texts: ListTexts; sourceOf: SourceOf} => ({
  texts: listTexts[locale],
  sourceOf,
});
