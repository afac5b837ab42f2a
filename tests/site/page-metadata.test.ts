/** Built cards, structured data and robots.txt (`docusaurus-plugin-page-metadata`). */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {brand} from '../../src/config/brand';
import {hasFullHistory} from '../../src/config/git';
import {textOf} from 'docusaurus-plugin-post-build';
import {
  buildDir,
  builtPages,
  faults,
  fileAt,
  headValue,
  listedPages,
  readBuilt,
  type Page,
} from './built';

const site = brand.siteUrl;
const hasDates = hasFullHistory();
const all = builtPages();
const listed = listedPages();

/** Structured data of a page, parsed. */
export const structuredData = ({head}: Page): Array<Record<string, unknown>> =>
  head
    .filter((element) => element.properties.type === 'application/ld+json')
    .map((element) => JSON.parse(textOf(element)) as Record<string, unknown>);

const cardOf = (page: Page) => headValue(page, 'property', 'og:image') ?? '';

test('the head of each page references its card, in its language', () => {
  const check = (page: Page) => {
    const isZh = page.locale === 'zh';
    const title = textOf(page.head.find(({tagName}) => tagName === 'title')!);
    const card = cardOf(page);
    const alt = headValue(page, 'property', 'og:image:alt') ?? '';
    const isArticle = /^\/(en\/)?docs\//.test(page.path);
    return [
      !(card.startsWith(`${site}${isZh ? '' : '/en'}/assets/social/`) && fileAt(card)) &&
        `card ${card}`,
      !(alt.includes(title.replace(/ \| [^|]+$/, '')) && isZh === alt.startsWith('刻行时空')) &&
        `text of the card ${alt}`,
      ...Object.entries({
        'twitter:image': card,
        'twitter:card': 'summary_large_image',
        'og:type': isArticle ? 'article' : 'website',
      }).map(([name, value]) => {
        const found = headValue(page, name.startsWith('og:') ? 'property' : 'name', name);
        return found !== value && `${name} ${found}`;
      }),
    ];
  };
  expect(faults(listed, check)).toEqual([]);
});

test('not-found pages are excluded from indexing', () => {
  const pages = all.filter(({file}) => file.endsWith('404.html'));
  expect(pages.map((page) => headValue(page, 'name', 'robots'))).toEqual(['noindex', 'noindex']);
});

test.each(['zh', 'en'])('cards are 1200 × 630, small, and all in use, %s', (locale) => {
  const folder = path.join(buildDir, locale === 'en' ? 'en' : '', 'assets/social');
  const used = new Set(
    all.filter((page) => page.locale === locale).map((page) => path.basename(cardOf(page))),
  );
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(path.join(folder, file));
    // The header of a PNG file contains width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect(bytes.length, file).toBeLessThan(60_000);
    expect([...used], file).toContain(file);
  }
});

describe('structured data', () => {
  const required: Record<string, string[]> = {
    TechArticle: ['headline', 'description', 'url', 'image', 'inLanguage', 'author', 'isPartOf'],
    BreadcrumbList: ['itemListElement'],
    WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  };
  const kindsOf = (page: Page) => structuredData(page).map((thing) => String(thing['@type']));

  test('has known types, is complete, appears once per page; its addresses exist', () => {
    const check = (page: Page) => {
      const kinds = kindsOf(page);
      const urls = JSON.stringify(structuredData(page)).match(/"https?:[^"{]+(?=")/g) ?? [];
      return [
        ...structuredData(page).flatMap((thing, place) =>
          (required[kinds[place]!] ?? ['(unknown kind)'])
            .filter((field) => thing[field] === undefined || thing[field] === '')
            .concat(thing['@context'] === 'https://schema.org' ? [] : 'its context')
            .map((field) => `${kinds[place]} without ${field}`),
        ),
        ...kinds.map((kind, place) => kinds.indexOf(kind) !== place && `two of ${kind}`),
        ...urls
          .map((url) => url.slice(1).replace(/#.*$/, ''))
          .map((url) => url.startsWith(site) && !fileAt(url) && `no page ${url}`),
      ];
    };
    expect(faults(listed, check)).toEqual([]);
  });

  test('is present on each doc and on the home pages', () => {
    // Not on lists of pages, which have no text of their own.
    const isDoc = /^\/(en\/)?docs\/(?!category\/|viz\/message-schemas$)/;
    const docs = listed.filter((page) => isDoc.test(page.path));
    const check = (page: Page) => {
      const article = structuredData(page).find((thing) => thing['@type'] === 'TechArticle');
      const isDated = article?.dateModified !== undefined && article.datePublished !== undefined;
      return [
        !article && 'no article',
        isDated !== hasDates && 'dates',
        !kindsOf(page).includes('BreadcrumbList') && 'no breadcrumbs',
      ];
    };
    expect(faults(docs, check)).toEqual([]);
    for (const prefix of ['', '/en']) {
      const page = all.find((one) => one.path === `${prefix}/`)!;
      const urlTemplate = `${site}${prefix}/search?q={search_term_string}`;
      expect(structuredData(page)).toMatchObject([
        {'@type': 'WebSite', potentialAction: {'@type': 'SearchAction', target: {urlTemplate}}},
      ]);
      expect(fileAt(`${site}${prefix}/search`)).toBeDefined();
    }
  });
});

test('robots.txt lists the sitemaps', () => {
  const sitemaps = readBuilt('robots.txt').match(/(?<=^Sitemap: ).*$/gm) ?? [];
  expect(sitemaps).toEqual([`${site}/sitemap.xml`, `${site}/en/sitemap.xml`]);
  expect(sitemaps.every(fileAt)).toBe(true);
  expect(readBuilt('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: /);
});
