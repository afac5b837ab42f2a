import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {MarkdownConfig} from '@docusaurus/types';
import {rehypeChangelog} from 'docusaurus-plugin-changelog';
import {rehypeInlineCode, remarkCode, type CodeOptions} from 'docusaurus-plugin-code';
import {remarkDiagrams} from 'docusaurus-plugin-diagrams';
import {remarkFigures} from 'docusaurus-plugin-figures';
import {remarkGlossary, type GlossaryOptions} from 'docusaurus-plugin-glossary';
import {rehypeTables} from 'docusaurus-plugin-tables';
import {rehypeUntranslated, remarkTranslationNotice} from 'docusaurus-plugin-translation-status';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {buildOnly} from './buildOnly';
import {changelog} from './changelog';
import {diagrams} from './diagrams';
import {figures} from './figures';
import {datedFrontMatter} from './git';
import type {Locale} from './locales';
import {translationFrontMatter} from './translation';

/** Markdown of the site in the folder `siteDir`. */
export const markdown = (siteDir: string): Partial<MarkdownConfig> => ({
  mermaid: true,
  // No page uses codes such as `:smile:`, and some contain similar text.
  emoji: false,
  // Pages use `## Title {#id}`, comments and titled admonitions; `future.v4` of 3.10 disables them.
  mdx1Compat: {headingIds: true, comments: true, admonitions: true},
  parseFrontMatter: translationFrontMatter(siteDir, datedFrontMatter()),
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
});

/**
 * Plugins of the Markdown compiler, shared by docs and other pages.
 *
 * The packages are imported, because Docusaurus requires these plugins to be functions.
 */
export const markdownPlugins = (
  locale: Locale,
  {glossary, code}: {glossary: GlossaryOptions; code: CodeOptions},
) =>
  ({
    beforeDefaultRemarkPlugins: [
      // CommonMark does not recognize the end of **bold** text before Chinese punctuation.
      remarkCjkFriendly,
      [remarkFigures, buildOnly(figures)],
      [remarkGlossary, glossary],
      // Before Docusaurus replaces the Mermaid blocks.
      [
        remarkDiagrams,
        buildOnly({...diagrams, mustBeDrawn: process.env.NODE_ENV === 'production'}),
      ],
    ],
    remarkPlugins: [[remarkCode, code], remarkTranslationNotice],
    rehypePlugins: [
      [rehypeChangelog, changelog],
      rehypeTables,
      rehypeInlineCode,
      [rehypeUntranslated, {locale}],
    ],
  }) satisfies Partial<PresetOptions['pages']>;
