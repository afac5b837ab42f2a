/**
 * What search engines, social networks and browsers read of a page: its card and Open Graph tags,
 * structured data, the description of the search, and `robots.txt`. Title, description, canonical
 * address and languages come from Docusaurus.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {I18n, LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {brand} from '../../config/brand';
import {fileDates} from '../../config/git';
import type {Bilingual, Locale} from '../../config/locales';
import type {BuiltPage, PagePlugin} from '../built-pages';
import {cardSize, createCards} from './cards';
import {readFacts, type PageFacts} from './facts';
import {openSearchXml} from './opensearch';
import {script, techArticle, website} from './structuredData';

const folder = 'assets/social';
/** Answers unknown addresses: nothing to list or to share. */
const notFound = '404.html';

const texts = {
  siteName: {zh: `${brand.nameZh}帮助文档`, en: `${brand.name} documentation`},
  searchName: {zh: `${brand.name} 文档`, en: `${brand.name} docs`},
  search: {
    zh: `搜索${brand.nameZh}（${brand.name}）帮助文档`,
    en: `Search the ${brand.name} documentation`,
  },
} satisfies Record<string, Bilingual>;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const tag = (attr: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attr}="${key}" content="${escape(String(content))}">`;

/** Everything may be read; each language has its sitemap. */
function robotsTxt(siteUrl: string, {locales, defaultLocale}: I18n): string {
  const sitemaps = locales.map(
    (locale) =>
      new URL(locale === defaultLocale ? 'sitemap.xml' : `${locale}/sitemap.xml`, siteUrl),
  );
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...sitemaps.map(({href}) => `Sitemap: ${href}`),
    '',
  ].join('\n');
}

/** Source file of each page by its path. */
function sources(routes: RouteConfig[]): Map<string, string> {
  return new Map(
    flattenRoutes(routes).flatMap(({path: route, metadata}) =>
      metadata?.sourceFilePath ? [[route, metadata.sourceFilePath] as const] : [],
    ),
  );
}

export default function pageMetadata({
  siteDir,
  siteConfig,
  i18n,
  baseUrl,
}: LoadContext): PagePlugin<PageFacts> {
  const locale = i18n.currentLocale as Locale;
  const home = new URL(baseUrl, siteConfig.url).href;

  return {
    name: 'page-metadata',

    builtPages({outDir, routes}) {
      const cards = createCards(siteDir, path.join(outDir, folder));
      const sourceOf = sources(routes);
      const dates = fileDates();
      const seen = new Map<string, {facts: PageFacts; image: string}>();
      const site = {locale, home, name: texts.siteName[locale]};

      const structured = ({path: address}: BuiltPage, facts: PageFacts, image: string) => {
        if (address === baseUrl) {
          return [script(website(site, facts))];
        }
        const source = sourceOf.get(address);
        return address.startsWith(`${baseUrl}docs/`) && source
          ? [script(techArticle(site, facts, image, dates.get(source)))]
          : [];
      };

      return {
        read: (page, root) => (page.file === notFound ? undefined : readFacts(root, page.file)),

        take(page, facts) {
          if (!facts) {
            return;
          }
          // The home page is the site: its own title would only repeat what the card says above it.
          const title = page.path === baseUrl ? texts.siteName[locale] : facts.title;
          const image = `${home}${folder}/${cards.add({locale, title, sections: facts.sections})}`;
          seen.set(page.file, {facts, image});
        },

        async finish() {
          const openSearch = openSearchXml({
            shortName: texts.searchName[locale],
            description: texts.search[locale],
            language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
            home,
            icon: `${home}${siteConfig.favicon}`,
          });
          await writeFile(path.join(outDir, 'opensearch.xml'), openSearch);
          if (locale === i18n.defaultLocale) {
            await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteConfig.url, i18n));
          }
          const {files, drawn, milliseconds} = await cards.finish();
          console.log(`[cards] ${locale}: ${files} cards, ${drawn} drawn, ${milliseconds} ms`);
        },

        headTags(page) {
          const entry = seen.get(page.file);
          if (!entry) {
            return [tag('name', 'robots', 'noindex')];
          }
          const {facts, image} = entry;
          const isDoc = page.path.startsWith(`${baseUrl}docs/`);
          const alt = [texts.siteName[locale], ...facts.sections, facts.title].join(' › ');
          return [
            tag('property', 'og:type', isDoc ? 'article' : 'website'),
            tag('property', 'og:site_name', texts.siteName[locale]),
            tag('property', 'og:image', image),
            tag('property', 'og:image:type', 'image/png'),
            tag('property', 'og:image:width', cardSize.width),
            tag('property', 'og:image:height', cardSize.height),
            tag('property', 'og:image:alt', alt),
            tag('name', 'twitter:image', image),
            tag('name', 'twitter:image:alt', alt),
            `<link rel="search" type="application/opensearchdescription+xml" title="${texts.searchName[locale]}" href="${baseUrl}opensearch.xml">`,
            ...structured(page, facts, image),
          ];
        },
      };
    },
  };
}
