/**
 * Metadata of pages for search engines, social networks and browsers: social card and Open Graph tags,
 * structured data (JSON-LD), the OpenSearch description, and `robots.txt`. Docusaurus itself writes title,
 * description, canonical address and the links to the other language.
 */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {
  notFoundFile,
  readHead,
  type PageConsumer,
  type PagePlugin,
} from 'docusaurus-plugin-post-build';
import {escapeHtml} from 'text-utils';
import {cardSize, openSearchXml, robotsTxt} from './files';
import type {FileDates, PageMetadataOptions} from './options';
import {script, sectionsOf, techArticle, website, type PageFacts} from './structuredData';

export type {FileDates, PageMetadataOptions} from './options';

const folder = 'assets/social';

/** Dates of pages with a source file, by route; null where Git has none. */
function datesByRoute(
  routes: RouteConfig[],
  dates: ReadonlyMap<string, FileDates>,
): Map<string, FileDates | null> {
  return new Map(
    flattenRoutes(routes).flatMap(({path: route, metadata}) =>
      metadata?.sourceFilePath ? [[route, dates.get(metadata.sourceFilePath) ?? null]] : [],
    ),
  );
}

const meta = (attribute: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;

export default function pageMetadataPlugin(
  {siteConfig, i18n}: LoadContext,
  {siteName, openSearch, organization, card, fileDates}: PageMetadataOptions,
): PagePlugin {
  return {
    name: 'docusaurus-plugin-page-metadata',

    async builtPages(built, {routes}): Promise<PageConsumer> {
      const {siteDir, outDir, baseUrl, siteUrl, locale, language} = built;
      const home = new URL(baseUrl, siteUrl).href;
      const site = {organization, home, name: siteName};
      const dates = datesByRoute(routes, fileDates());
      const pages = new Map<string, {facts: PageFacts; image: string}>();
      // Imported on demand, because Satori loads for a second, and `npm start` draws no cards.
      const {createCardPainter} = await import('./card');
      const paint = await createCardPainter({
        design: {...card, logo: readFileSync(path.join(siteDir, card.logo), 'utf8')},
        folder: path.join(outDir, folder),
        cacheFolder: path.join(siteDir, 'node_modules/.cache/social-cards'),
      });
      // Worker threads render cards while the next pages are read, a few at a time: a card uses 3 MB until it
      // is written.
      const lanes = Array.from({length: 3}, () => Promise.resolve());

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
          // The card shows the site name above the title, so that of the home page has the full name as its
          // title.
          const shown = page.file === 'index.html' ? site.name : title;
          const lane = pages.size % lanes.length;
          const entry = {facts, image: ''};
          pages.set(page.file, entry);
          lanes[lane] = lanes[lane]!.then(async () => {
            entry.image = `${home}${folder}/${await paint({title: shown, sections: facts.sections})}`;
          });
          // `finish` reports the error.
          lanes[lane].catch(() => {});
        },

        async finish() {
          await Promise.all(lanes);
          if (openSearch) {
            const icon = `${home}${siteConfig.favicon ?? ''}`;
            const description = openSearchXml({...openSearch, language, home, icon});
            await writeFile(path.join(outDir, 'opensearch.xml'), description);
          }
          if (locale === i18n.defaultLocale) {
            const homes = i18n.locales.map((each) => i18n.localeConfigs[each]!.baseUrl);
            await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteUrl, homes));
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
            ...(openSearch
              ? [
                  `<link rel="search" type="application/opensearchdescription+xml" title="${openSearch.shortName}" href="${baseUrl}opensearch.xml">`,
                ]
              : []),
            ...(page.path === baseUrl
              ? [script(website(site, facts, openSearch !== undefined))]
              : []),
            // Category index pages have no source file, and therefore no date.
            ...(isDoc && date !== undefined
              ? [script(techArticle(site, facts, image, date ?? undefined))]
              : []),
          ];
        },
      };
    },
  };
}
