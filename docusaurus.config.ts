import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {brand} from './src/config/brand';
import {build} from './src/config/build';
import {docEditUrl, pageEditUrl} from './src/config/editUrl';
import {feedbackEndpoint} from './src/config/feedback';
import {hasFullHistory} from './src/config/git';
import {currentLocale, i18n} from './src/config/locales';
import {markdown, markdownPlugins} from './src/config/markdown';
import {sitemap} from './src/config/sitemap';
import {themeConfig} from './src/config/themeConfig';
import analyticsPlugin from './src/plugins/analytics';
import bundlerPlugin from './src/plugins/bundler';
import cataloguePlugin from './src/plugins/catalogue';
import codePlugin from './src/plugins/code';
import devPagesPlugin from './src/plugins/dev-pages';
import diagramsPlugin from './src/plugins/diagrams';
import {drawingsFolder} from './src/plugins/diagrams/drawings';
import figuresPlugin from './src/plugins/figures';
import glossaryPlugin from './src/plugins/glossary';
import changelogPlugin from './src/plugins/changelog';
import contentSecurityPlugin from './src/plugins/content-security';
import extensionApiPlugin from './src/plugins/extension-api';
import markdownTwinsPlugin from './src/plugins/markdown-twins';
import mermaidFilesPlugin from './src/plugins/mermaid-files';
import leanClientPlugin from './src/plugins/lean-client';
import {documentTemplate} from './src/plugins/lean-client/document';
import missingCodePlugin from './src/plugins/missing-code';
import messageSchemasPlugin from './src/plugins/message-schemas';
import postBuildPlugin from './src/plugins/post-build';
import pageMetadataPlugin from './src/plugins/page-metadata';
import redirectsPlugin from './src/plugins/redirects';
import searchIndexPlugin from './src/plugins/search-index';
import thirdPartyLicensesPlugin from './src/plugins/third-party-licenses';

/** Composition only: each concern has its file in `src/config`. Evaluated once for each language. */
export default function config(): Config {
  const baseUrl = '/';
  const showLastUpdateTime = hasFullHistory();
  return {
    title: brand.name,
    tagline: brand.tagline,
    url: build.siteUrl,
    baseUrl,
    favicon: 'img/favicon.svg',
    // Drawn from it by `npm run icons`. The same two for both languages.
    headTags: [
      {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
      {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
    ],
    customFields: {feedbackEndpoint: feedbackEndpoint()},
    organizationName: 'coscene-io',
    projectName: 'docs',
    i18n,
    trailingSlash: false,
    ssrTemplate: documentTemplate(),
    future: {v4: true, experimental_faster: true},
    baseUrlIssueBanner: build.baseUrlIssueBanner,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: markdown(__dirname),
    presets: [
      [
        'classic',
        {
          docs: {
            path: 'docs',
            routeBasePath: 'docs',
            sidebarPath: './sidebars.ts',
            editUrl: docEditUrl,
            showLastUpdateTime,
            ...markdownPlugins(currentLocale()),
          },
          blog: false,
          pages: {
            editUrl: pageEditUrl,
            showLastUpdateTime,
            ...markdownPlugins(currentLocale()),
          },
          theme: {
            customCss: [
              './src/css/tokens.css',
              './src/css/site.css',
              './src/css/notice.css',
              './src/plugins/cli-reference/reference.css',
            ],
          },
          sitemap: sitemap(currentLocale(), showLastUpdateTime),
        } satisfies PresetOptions,
      ],
    ],
    clientModules: [
      // First: no text becomes code before it.
      './src/clientModules/trustedTypes.ts',
      './src/clientModules/cleanAddress.ts',
      './src/clientModules/glossaryTerms.ts',
      './src/clientModules/headingLinks.ts',
      './src/clientModules/missingSection.ts',
      './src/clientModules/navbarDropdowns.ts',
      './src/clientModules/offline.ts',
      './src/clientModules/print.ts',
      './src/clientModules/routeAnnouncer.ts',
      './src/clientModules/translatedPages.ts',
    ],
    themes: ['@docusaurus/theme-mermaid'],
    plugins: [
      analyticsPlugin,
      bundlerPlugin,
      cataloguePlugin,
      changelogPlugin,
      codePlugin,
      contentSecurityPlugin,
      devPagesPlugin,
      extensionApiPlugin,
      [diagramsPlugin, {baseUrl, directory: drawingsFolder, folder: 'figures'}],
      [figuresPlugin, {baseUrl}],
      glossaryPlugin,
      markdownTwinsPlugin,
      [mermaidFilesPlugin, {baseUrl}],
      messageSchemasPlugin,
      missingCodePlugin,
      pageMetadataPlugin,
      postBuildPlugin,
      redirectsPlugin,
      searchIndexPlugin,
      thirdPartyLicensesPlugin,
      leanClientPlugin,
    ],
    themeConfig: themeConfig(),
  };
}
