import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {ThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import type {Config} from '@docusaurus/types';
import {rehypeInlineCode, remarkCode} from 'docusaurus-plugin-code';
import {rehypeChangelog} from 'docusaurus-plugin-changelog';
import {remarkGlossary} from 'docusaurus-plugin-glossary';
import {rehypeTables} from 'docusaurus-plugin-tables';
import {rehypeUntranslated, remarkTranslationNotice} from 'docusaurus-plugin-translation-status';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {analyticsSettings} from './src/config/analytics';
import {brand} from './src/config/brand';
import {buildOnly} from './src/config/buildOnly';
import {bundler, devPages, licenses} from './src/config/build';
import {changelog} from './src/config/changelog';
import {codeOptions} from './src/config/code';
import {mermaidOptions, mermaidThemes} from './src/config/diagrams';
import {isOn, siteUrl} from './src/config/environment';
import {feedbackEndpoint} from './src/config/feedback';
import {footer} from './src/config/footer';
import {datedFrontMatter, hasFullHistory} from './src/config/git';
import {homeTiles} from './src/config/home';
import {currentLocale, i18n, localized} from './src/config/locales';
import {listTexts} from './src/config/markdownPages';
import {pageMetadata} from './src/config/metadata';
import {navbar} from './src/config/navbar';
import {redirects} from './src/config/redirects';
import {searchOptions} from './src/config/search';
import {sitemap} from './src/config/sitemap';
import {collections, sourceUrl, translationFrontMatter} from './src/config/translation';
import {downloadCommands} from './src/data/downloads';
import {glossaryEntries} from './src/data/glossary';
import {movedSections} from './src/data/movedSections';
import {synonyms} from './src/data/synonyms';
import {pictureFolder} from './src/plugins/diagrams/picture';
import remarkDiagrams from './src/plugins/diagrams/remark';
import figuresPlugin from './src/plugins/figures';
import remarkFigures from './src/plugins/figures/remark';

// Docusaurus evaluates this file once for each language.
const locale = currentLocale();
const baseUrl = '/';
const isProduction = process.env.NODE_ENV === 'production';
const analytics = analyticsSettings();
const glossary = buildOnly({
  entries: glossaryEntries(locale),
  folders: Object.values(collections.docs),
});
const code = buildOnly({...codeOptions(locale), commands: downloadCommands(locale)});

/** Whether git knows when each page was changed: a shallow clone would date all of them today. */
const showLastUpdateTime = hasFullHistory();

/** Plugins of the Markdown compiler, the same for docs and for other pages. */
const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    // CommonMark does not see the end of **bold** text before Chinese punctuation.
    remarkCjkFriendly,
    [remarkFigures, {directory: 'src/figures'}],
    [remarkGlossary, glossary],
    [remarkDiagrams, {directory: pictureFolder, mustBeDrawn: isProduction}],
  ],
  remarkPlugins: [[remarkCode, code], remarkTranslationNotice],
  rehypePlugins: [
    [rehypeChangelog, changelog],
    rehypeTables,
    rehypeInlineCode,
    [rehypeUntranslated, {locale}],
  ],
} satisfies Partial<PresetOptions['pages']>;

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: siteUrl(),
  baseUrl,
  favicon: 'img/favicon.svg',
  // Both files are drawn from the SVG by `npm run icons`.
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`},
    },
  ],
  customFields: {analytics, feedbackEndpoint: feedbackEndpoint()},

  i18n,

  trailingSlash: false,
  future: {
    v4: true,
    experimental_faster: {
      // BABEL_LOADER=on compiles with babel.config.js instead, to tell a fault of SWC from one of the site.
      swcJsLoader: !isOn(process.env, 'BABEL_LOADER'),
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      // Each thread reads and compiles the code of all pages again: 120 MB and no time saved here.
      ssgWorkerThreads: false,
    },
  },
  // Off by default: it is one more inline script, for hosts that serve the site from a folder.
  baseUrlIssueBanner: isOn(process.env, 'BASE_URL_ISSUE_BANNER'),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  markdown: {
    mermaid: true,
    // No page has codes such as `:smile:`, and some hold text that looks like one.
    emoji: false,
    // Pages use `## Title {#id}`, comments and titled admonitions; `future.v4` of 3.10 turns them off.
    mdx1Compat: {headingIds: true, comments: true, admonitions: true},
    parseFrontMatter: translationFrontMatter(__dirname, datedFrontMatter()),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: ({locale: language, docPath}) => sourceUrl('docs', language, docPath),
          showLastUpdateTime,
          ...markdownPlugins,
        },
        blog: false,
        pages: {
          editUrl: ({locale: language, pagesPath}) => sourceUrl('pages', language, pagesPath),
          showLastUpdateTime,
          ...markdownPlugins,
        },
        theme: {
          customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/site.css'],
        },
        sitemap: sitemap(locale, showLastUpdateTime),
      } satisfies PresetOptions,
    ],
  ],

  // Draws diagrams in the browser with `npm start`. The built site shows pictures of them
  // (src/plugins/diagrams), so Mermaid is not part of it.
  themes: isProduction ? [] : ['@docusaurus/theme-mermaid'],

  plugins: [
    // First, because its Trusted Types policy has to be there before other code runs.
    'docusaurus-plugin-content-security',
    ['@docusaurus/plugin-client-redirects', {redirects}],
    ['docusaurus-plugin-bundler', buildOnly(bundler)],
    ['docusaurus-plugin-changelog', changelog],
    ['docusaurus-plugin-code', code],
    ['docusaurus-plugin-dev-pages', buildOnly(devPages)],
    figuresPlugin,
    'docusaurus-plugin-offline',
    ['docusaurus-plugin-glossary', glossary],
    ['docusaurus-plugin-home-sections', buildOnly({tiles: homeTiles})],
    'docusaurus-plugin-translation-status',
    ['docusaurus-plugin-navigation', buildOnly({movedSections})],
    ['docusaurus-plugin-licenses', buildOnly(licenses)],
    'docusaurus-plugin-inline-translations',
    // Pages load routes and sidebar by section: see its README. The site works without this line.
    'docusaurus-plugin-lazy-sections',

    // Opens each built page once, and passes it to the plugins below it in this order.
    'docusaurus-plugin-post-build',
    ['docusaurus-plugin-page-metadata', buildOnly(pageMetadata(locale))],
    ['docusaurus-theme-search', buildOnly({...searchOptions(locale), synonyms})],
    ['docusaurus-plugin-markdown-pages', buildOnly({texts: listTexts[locale]})],
  ],

  clientModules: analytics ? ['./src/config/analytics.client.ts'] : [],

  themeConfig: {
    announcementBar: {
      // A reader who has closed the bar does not see this id again; a new id shows it to everybody.
      id: 'docs-2025-relaunch',
      content: localized({
        zh: `新版文档：从<a href="${baseUrl}docs/get-started/quick-start">快速开始</a>读起。`,
        en: `New docs: begin with the <a href="${baseUrl}en/docs/get-started/quick-start">quick start</a>.`,
      }),
    },
    navbar: navbar(),
    footer: footer(),
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true}},
    // Code is highlighted while the site is built (docusaurus-plugin-code) in the colors of
    // src/css/tokens.css: the theme that Docusaurus would send to every reader is empty.
    prism: {theme: {plain: {}, styles: []}},
    // The pages of the built site need not carry what only `npm start` uses.
    mermaid: {theme: mermaidThemes, options: isProduction ? {} : mermaidOptions},
  } satisfies ThemeConfig & MermaidThemeConfig,
};

export default config;
