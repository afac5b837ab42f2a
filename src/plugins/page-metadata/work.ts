/** Has the card of each page drawn, and writes the tags for its head. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cardSize, createCards} from './cards';
import drawCards from './draw';
import {readFacts, type PageFacts} from './facts';
import {openSearchXml} from './opensearch';
import {script, techArticle, website} from './structuredData';
import {brand} from '../../config/brand';
import type {FileDates} from '../../config/git';
import type {Bilingual} from '../../config/locales';
import {
  notFoundFile,
  type BuiltPage,
  type BuiltSite,
  type PageConsumer,
} from '../post-build/consumer';
import {escapeHtml} from '../escape';

export interface MetadataWork {
  /** File of the icon, in the folder of the language. */
  icon: string;
  /** Dates of each page that is made from a file, by its path; none where the history is not known. */
  dates: readonly (readonly [string, FileDates | null])[];
}

const folder = 'assets/social';

const texts = {
  siteName: {zh: `${brand.nameZh}帮助文档`, en: `${brand.name} documentation`},
  searchName: {zh: `${brand.name} 文档`, en: `${brand.name} docs`},
  search: {
    zh: `搜索${brand.nameZh}（${brand.name}）帮助文档`,
    en: `Search the ${brand.name} documentation`,
  },
} satisfies Record<string, Bilingual>;

const tag = (attr: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attr}="${key}" content="${escapeHtml(String(content))}">`;

/** Everything may be read; each language has its sitemap. */
function robotsTxt({siteUrl, locales, defaultLocale}: BuiltSite): string {
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

export default function metadataWork(
  built: BuiltSite,
  {icon, dates: listed}: MetadataWork,
): PageConsumer {
  const {siteDir, outDir, baseUrl, siteUrl, locale, language, defaultLocale} = built;
  const home = new URL(baseUrl, siteUrl).href;
  const cards = createCards(siteDir, path.join(outDir, folder));
  const dates = new Map(listed);
  const seen = new Map<string, {facts: PageFacts; image: string}>();
  const site = {locale, home, name: texts.siteName[locale]};

  const structured = ({path: address}: BuiltPage, facts: PageFacts, image: string) => {
    if (address === baseUrl) {
      return [script(website(site, facts))];
    }
    return address.startsWith(`${baseUrl}docs/`) && dates.has(address)
      ? [script(techArticle(site, facts, image, dates.get(address) ?? undefined))]
      : [];
  };

  return {
    readPage(page, root) {
      if (page.file === notFoundFile) {
        return;
      }
      const facts = readFacts(root, page.file);
      // The home page is the site: its own title would only repeat what the card says above it.
      const title = page.path === baseUrl ? texts.siteName[locale] : facts.title;
      const image = `${home}${folder}/${cards.add({locale, title, sections: facts.sections})}`;
      seen.set(page.file, {facts, image});
    },

    async finish() {
      const openSearch = openSearchXml({
        shortName: texts.searchName[locale],
        description: texts.search[locale],
        language,
        home,
        icon: `${home}${icon}`,
      });
      await writeFile(path.join(outDir, 'opensearch.xml'), openSearch);
      if (locale === defaultLocale) {
        await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(built));
      }
      await cards.finish();
      for (const wanted of cards.toDraw()) {
        await drawCards({locale, ...wanted});
      }
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
}
