/**
 * What search engines, social networks and browsers read about a page: its social card and Open Graph
 * tags, structured data (JSON-LD), the OpenSearch description, and `robots.txt`. Docusaurus itself
 * writes title, description, canonical address and the links to the other language.
 */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {cardSize, openSearchXml, robotsTxt} from './files';
import {script, sectionsOf, techArticle, website, type PageFacts} from './structuredData';
import {brand} from '../../config/brand';
import {fileDates, type FileDates} from '../../config/git';
import type {Bilingual, Locale} from '../../config/locales';
import {escapeHtml} from 'text-utils';
import {readHead} from 'docusaurus-plugin-post-build';
import {notFoundFile, type PageConsumer, type PagePlugin} from 'docusaurus-plugin-post-build';

const folder = 'assets/social';

const siteNames: Bilingual = {
  zh: `${brand.nameZh}帮助文档`,
  en: `${brand.name} documentation`,
};
const searchDescriptions: Bilingual = {
  zh: `搜索${brand.nameZh}（${brand.name}）帮助文档`,
  en: `Search the ${brand.name} documentation`,
};
/** Shown by the browser; at most 16 characters by the OpenSearch specification. */
const searchNames: Bilingual = {zh: `${brand.name} 文档`, en: `${brand.name} docs`};

/** Dates of the pages that are made from a file, by route; null where Git does not know them. */
function datesByRoute(routes: RouteConfig[]): Map<string, FileDates | null> {
  const dates = fileDates();
  return new Map(
    flattenRoutes(routes).flatMap(({path: route, metadata}) =>
      metadata?.sourceFilePath ? [[route, dates.get(metadata.sourceFilePath) ?? null]] : [],
    ),
  );
}

const meta = (attribute: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;

export default function pageMetadata({siteConfig, i18n}: LoadContext): PagePlugin {
  return {
    name: 'page-metadata',

    builtPages(built, {routes}): PageConsumer {
      const {siteDir, outDir, baseUrl, siteUrl, language} = built;
      const locale = built.locale as Locale;
      const home = new URL(baseUrl, siteUrl).href;
      const site = {locale, home, name: siteNames[locale]};
      const dates = datesByRoute(routes);
      const pages = new Map<string, {facts: PageFacts; image: string}>();

      return {
        readPage(page, root) {
          if (page.file === notFoundFile) {
            return;
          }
          const head = readHead(root);
          const {title, description, canonical: url, language} = head;
          if (!url) {
            throw new Error(`${page.file}: the built page has no canonical address.`);
          }
          const facts = {title, description, url, language, sections: sectionsOf(head)};
          pages.set(page.file, {facts, image: ''});
        },

        async finish() {
          // Loaded here because Satori takes a second, and `npm start` draws no cards.
          const {createCardPainter} = await import('./card');
          const paint = await createCardPainter({
            logo: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
            folder: path.join(outDir, folder),
            cacheFolder: path.join(siteDir, 'node_modules/.cache/social-cards'),
          });
          const queue = pages.entries();
          const paintNext = async () => {
            for (const [file, entry] of queue) {
              const {title, sections} = entry.facts;
              // The card names the site above its title, so the home page shows the full name instead.
              const shown = file === 'index.html' ? site.name : title;
              entry.image = `${home}${folder}/${await paint({locale, title: shown, sections})}`;
            }
          };
          // A few at a time: a rendered card takes 3 MB until it is written.
          await Promise.all([paintNext(), paintNext(), paintNext()]);
          const openSearch = openSearchXml({
            shortName: searchNames[locale],
            description: searchDescriptions[locale],
            language,
            home,
            icon: `${home}${siteConfig.favicon ?? ''}`,
          });
          await writeFile(path.join(outDir, 'opensearch.xml'), openSearch);
          if (locale === i18n.defaultLocale) {
            await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteUrl));
          }
        },

        headTags(page) {
          const entry = pages.get(page.file);
          if (!entry) {
            return [meta('name', 'robots', 'noindex')];
          }
          const {facts, image} = entry;
          const isDoc = page.path.startsWith(`${baseUrl}docs/`);
          const alt = [site.name, ...facts.sections, facts.title].join(' › ');
          const date = dates.get(page.path);
          return [
            meta('property', 'og:type', isDoc ? 'article' : 'website'),
            meta('property', 'og:site_name', site.name),
            meta('property', 'og:image', image),
            meta('property', 'og:image:type', 'image/png'),
            meta('property', 'og:image:width', cardSize.width),
            meta('property', 'og:image:height', cardSize.height),
            meta('property', 'og:image:alt', alt),
            meta('name', 'twitter:image', image),
            meta('name', 'twitter:image:alt', alt),
            `<link rel="search" type="application/opensearchdescription+xml" title="${searchNames[locale]}" href="${baseUrl}opensearch.xml">`,
            ...(page.path === baseUrl ? [script(website(site, facts))] : []),
            // Category index pages are made from no file, and have no date.
            ...(isDoc && date !== undefined
              ? [script(techArticle(site, facts, image, date ?? undefined))]
              : []),
          ];
        },
      };
    },
  };
}
