import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {ThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import type {Config} from '@docusaurus/types';
import {analyticsSettings} from './src/config/analytics';
import {announcement} from './src/config/announcement';
import {brand} from './src/config/brand';
import {buildOnly} from './src/config/buildOnly';
import {bundler} from './src/config/bundler';
import {changelog} from './src/config/changelog';
import {codeOptions} from './src/config/code';
import {devPages} from './src/config/devPages';
import {diagrams, mermaidOptions, mermaidThemes} from './src/config/diagrams';
import {isOn, siteUrl} from './src/config/environment';
import {faster} from './src/config/faster';
import {feedbackEndpoint} from './src/config/feedback';
import {figures} from './src/config/figures';
import {footer} from './src/config/footer';
import {hasFullHistory} from './src/config/git';
import {homeTiles} from './src/config/home';
import {favicon, headTags} from './src/config/icons';
import {licenses} from './src/config/licenses';
import {currentLocale, i18n} from './src/config/locales';
import {markdown, markdownPlugins} from './src/config/markdown';
import {markdownPages} from './src/config/markdownPages';
import {navbar} from './src/config/navbar';
import {pageMetadata} from './src/config/pageMetadata';
import {pageTemplate} from './src/config/pageTemplate';
import {redirects} from './src/config/redirects';
import {searchOptions} from './src/config/search';
import {sitemap} from './src/config/sitemap';
import {collections, sourceUrl} from './src/config/translation';
import {downloadCommands} from './src/data/downloads';
import {glossaryEntries} from './src/data/glossary';
import {movedSections} from './src/data/movedSections';
import {sectionQueries} from './src/data/section-queries';
import {synonyms} from './src/data/synonyms';

// Docusaurus evaluates this file once for each language.
const locale = currentLocale();
const isProduction = process.env.NODE_ENV === 'production';
const analytics = analyticsSettings();
const glossary = buildOnly({
  entries: glossaryEntries(locale),
  folders: Object.values(collections.docs),
});
const search = {...searchOptions(locale), synonyms, queries: sectionQueries(locale)};
const code = buildOnly({...codeOptions(locale), commands: downloadCommands(locale)});

/** True if Git has the date of each page: a shallow clone would date all pages today. */
const showLastUpdateTime = hasFullHistory();

const compiler = markdownPlugins(locale, {glossary, code});

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: siteUrl(),
  baseUrl: '/',
  favicon,
  headTags,
  customFields: {analytics, feedbackEndpoint: feedbackEndpoint()},

  i18n,

  trailingSlash: false,
  future: {v4: true, experimental_faster: faster()},
  // Off by default: it adds an inline script, and is only of use to hosts that serve the site from a subfolder.
  baseUrlIssueBanner: isOn(process.env, 'BASE_URL_ISSUE_BANNER'),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  ssrTemplate: pageTemplate,

  markdown: markdown(__dirname),

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: ({locale: language, docPath}) => sourceUrl('docs', language, docPath),
          showLastUpdateTime,
          ...compiler,
        },
        blog: false,
        pages: {
          editUrl: ({locale: language, pagesPath}) => sourceUrl('pages', language, pagesPath),
          showLastUpdateTime,
          ...compiler,
        },
        theme: {
          customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/site.css'],
        },
        sitemap: sitemap(locale, showLastUpdateTime),
      } satisfies PresetOptions,
    ],
  ],

  // Only `npm start` draws diagrams in the browser. The built site contains pre-rendered SVG
  // (docusaurus-plugin-diagrams), so it does not ship Mermaid.
  themes: isProduction ? [] : ['@docusaurus/theme-mermaid'],

  plugins: [
    // First, because its Trusted Types policy must exist before other code runs.
    'docusaurus-plugin-content-security',
    ['@docusaurus/plugin-client-redirects', {redirects}],
    ['docusaurus-plugin-bundler', buildOnly(bundler)],
    ['docusaurus-plugin-changelog', changelog],
    ['docusaurus-plugin-code', code],
    ['docusaurus-plugin-dev-pages', buildOnly(devPages)],
    'docusaurus-theme-picture',
    ['docusaurus-plugin-figures', buildOnly(figures)],
    ['docusaurus-plugin-diagrams', buildOnly(diagrams)],
    'docusaurus-plugin-offline',
    ['docusaurus-plugin-glossary', glossary],
    ['docusaurus-plugin-home-sections', buildOnly({tiles: homeTiles})],
    'docusaurus-plugin-translation-status',
    ['docusaurus-plugin-navigation', buildOnly({movedSections})],
    ['docusaurus-plugin-licenses', buildOnly(licenses)],
    'docusaurus-plugin-inline-translations',
    // Loads routes and sidebar by section (see its README). Optional.
    'docusaurus-plugin-lazy-sections',

    // Reads each built page once and passes it to the plugins below, in this order.
    'docusaurus-plugin-post-build',
    ['docusaurus-plugin-page-metadata', buildOnly(pageMetadata(locale))],
    ['docusaurus-theme-search', buildOnly(search)],
    ['docusaurus-plugin-markdown-pages', buildOnly(markdownPages(locale))],
  ],

  clientModules: analytics ? ['./src/config/analytics.client.ts'] : [],

  themeConfig: {
    announcementBar: announcement(),
    navbar: navbar(),
    footer: footer(),
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true}},
    // Code is highlighted at build time (docusaurus-plugin-code) with the colors of src/css/tokens.css. The
    // theme that Docusaurus would ship to the browser is empty.
    prism: {theme: {plain: {}, styles: []}},
    // The built pages omit what only `npm start` uses.
    mermaid: {theme: mermaidThemes, options: isProduction ? {} : mermaidOptions},
  } satisfies ThemeConfig & MermaidThemeConfig,
};

export default config;
