/**
 * How Markdown becomes pages, the same for docs and for other pages. Docusaurus is told so by
 * `docusaurus.config.ts`, and the processes that compile pages ahead of it
 * (`src/plugins/compiled-ahead`) read it here.
 */
import type {MarkdownConfig} from '@docusaurus/types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {datedFrontMatter, hasFullHistory} from './git';
import type {Locale} from './locales';
import {translationFrontMatter} from './translation';
import remarkCliReference from '../plugins/cli-reference/remark';
import rehypeWholeCode from '../plugins/code/rehype';
import remarkCode from '../plugins/code/remark';
import {drawingsFolder} from '../plugins/diagrams/drawings';
import remarkDiagrams from '../plugins/diagrams/remark';
import remarkExtensionApi from '../plugins/extension-api/remark';
import remarkFigures from '../plugins/figures/remark';
import remarkGlossary from '../plugins/glossary/remark';
import {rehypePageComponents} from '../plugins/lean-client/page-components';
import recmaKept from '../plugins/lean-client/recma-kept';
import rehypeKept from '../plugins/lean-client/rehype-kept';
import remarkMessageSchemas from '../plugins/message-schemas/remark';
import rehypeShortColumns from '../plugins/tables/rehype';
import remarkTranslationNotice from '../plugins/translation-notice/remark';

/** Plugins of the compiler for pages of a language. */
export function markdownPlugins(locale: Locale) {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    beforeDefaultRemarkPlugins: [
      remarkCjkFriendly,
      [remarkFigures, {directory: 'src/figures'}],
      [remarkCliReference, {locale}],
      [remarkMessageSchemas, {locale}],
      [remarkExtensionApi, {locale}],
      [remarkGlossary, {locale}],
      // `npm start` draws diagrams in the browser, as they are written.
      ...(isProduction
        ? [[remarkDiagrams, {directory: drawingsFolder, address: '/figures/'}] as const]
        : []),
    ],
    remarkPlugins: [[remarkCode, {locale}], remarkTranslationNotice],
    rehypePlugins: [
      rehypeShortColumns,
      rehypeWholeCode,
      ...(isProduction ? [rehypeKept, rehypePageComponents] : []),
    ],
    recmaPlugins: isProduction ? [recmaKept] : [],
  };
}

/** Docusaurus' settings, with all that it would add by itself. */
export const markdown = (siteDir: string): MarkdownConfig => ({
  format: 'mdx',
  mermaid: true,
  // Codes such as `:smile:` no page has; to look for them is one more walk through each.
  emoji: false,
  mdx1Compat: {comments: true, admonitions: true, headingIds: true},
  anchors: {maintainCase: false},
  remarkRehypeOptions: undefined,
  parseFrontMatter: translationFrontMatter(
    siteDir,
    hasFullHistory() ? datedFrontMatter() : undefined,
  ),
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
});
