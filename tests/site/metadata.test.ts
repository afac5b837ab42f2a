import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import sax from 'sax';
import {describe, expect, test} from 'vitest';
import {brand} from '../../src/config/brand';
import {hasFullHistory} from '../../src/config/git';
import {attribute, textOf} from 'docusaurus-plugin-post-build';
import {buildDir, builtPages, headValue, readBuilt, structuredData, type Page} from './built';

const site = brand.siteUrl;
const locales = ['zh', 'en'] as const;
const hasDates = hasFullHistory();

const all = builtPages();
/** Those that readers can find. */
const listed = all.filter((page) => !/noindex/.test(headValue(page, 'name', 'robots') ?? ''));
const ofLocale = (pages: Page[], locale: string) => pages.filter((page) => page.locale === locale);

const titleOf = ({head}: Page) => textOf(head.find(({tagName}) => tagName === 'title')!);
const descriptionOf = (page: Page) => headValue(page, 'name', 'description') ?? '';
const isWithin = (text: string, [least, most]: [number, number]) =>
  text.length >= least && text.length <= most;

/** Findings of a check on pages, each with the page's file. */
const faults = (pages: Page[], check: (page: Page) => (string | false)[]): string[] =>
  pages.flatMap((page) =>
    check(page).flatMap((fault) => (fault === false ? [] : `${page.file}: ${fault}`)),
  );

/** File of a page or of anything else at an absolute address of the site. */
function fileAt(url: string): string | undefined {
  const {origin, pathname} = new URL(url);
  return [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(buildDir, decodeURIComponent(name)))
    .find((file) => origin === site && existsSync(file) && !file.endsWith('/'));
}

test('both languages have the same pages', () => {
  const files = (locale: string) =>
    ofLocale(all, locale).map(({file}) => file.replace(/^en\//, ''));
  expect(files('zh').length).toBeGreaterThan(200);
  expect(files('en').sort()).toEqual(files('zh').sort());
});

test('only the search and pages that answer unknown addresses are not listed', () => {
  const hidden = all.filter((page) => !listed.includes(page)).map((page) => page.path);
  expect(hidden.filter((address) => !/^\/(?:en\/)?(?:search|404)$/.test(address))).toEqual([]);
});

test.each([
  ['title', titleOf],
  ['description', descriptionOf],
] as const)('no two pages of a language have the same %s', (_, valueOf) => {
  const values = listed.map((page) => `${page.locale}: ${valueOf(page)}`);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

const cardOf = (page: Page) => headValue(page, 'property', 'og:image') ?? '';

test('the head of each page has title, description, addresses and card, in its language', () => {
  const check = (page: Page) => {
    const isZh = page.locale === 'zh';
    const [title, description, card] = [titleOf(page), descriptionOf(page), cardOf(page)];
    const alt = headValue(page, 'property', 'og:image:alt') ?? '';
    const chinese = page.path.replace(/^\/en\//, '/');
    const links = page.head
      .filter((element) => /^(canonical|alternate)$/.test(attribute(element, 'rel') ?? ''))
      .filter((element) => attribute(element, 'type') === undefined)
      .map((element) => [attribute(element, 'hreflang'), attribute(element, 'href')].join(' '));
    const wanted = [
      ` ${site}${page.path}`,
      `zh-CN ${site}${chinese}`,
      `en ${site}/en${chinese}`,
      `x-default ${site}${chinese}`,
    ];
    const isArticle = /^\/(en\/)?docs\//.test(page.path);
    return [
      !isWithin(title, [6, 90]) && `title of ${title.length} characters`,
      !isWithin(description, isZh ? [15, 90] : [40, 170]) &&
        `description of ${description.length} characters`,
      links.join() !== wanted.join() && `links ${links.join()}`,
      !(card.startsWith(`${site}${isZh ? '' : '/en'}/assets/social/`) && fileAt(card)) &&
        `card ${card}`,
      !(alt.includes(title.replace(/ \| [^|]+$/, '')) && isZh === alt.startsWith('刻行时空')) &&
        `text of the card ${alt}`,
      ...Object.entries({
        'twitter:image': card,
        'twitter:card': 'summary_large_image',
        'og:type': isArticle ? 'article' : 'website',
        'og:locale': isZh ? 'zh_CN' : 'en',
        'og:url': `${site}${page.path}`,
      }).map(([name, value]) => {
        const found = headValue(page, name.startsWith('og:') ? 'property' : 'name', name);
        return found !== value && `${name} ${found}`;
      }),
    ];
  };
  expect(faults(listed, check)).toEqual([]);
});

test.each(locales)('cards are 1200 × 630, small, and each is used, %s', (locale) => {
  const folder = path.join(buildDir, locale === 'en' ? 'en' : '', 'assets/social');
  const used = new Set(ofLocale(all, locale).map((page) => path.basename(cardOf(page))));
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(path.join(folder, file));
    // Width and height stand in the header of a PNG file.
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

  test('is of known kinds, whole, and once a page; its addresses exist', () => {
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

  test('stands on each doc and on the home pages', () => {
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

test.each(locales)('the sitemap lists every page that may be listed, %s', (locale) => {
  const texts: Record<string, string[]> = {};
  const links: Record<string, string>[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({name, attributes}) => {
    if (name === 'xhtml:link') {
      links.push(attributes as Record<string, string>);
    }
  };
  parser.ontext = (text) => {
    (texts[parser.tag.name] ??= []).push(text);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(readBuilt(locale === 'en' ? 'en/sitemap.xml' : 'sitemap.xml')).close();
  const pages = ofLocale(listed, locale);
  expect(texts.loc?.sort()).toEqual(pages.map((page) => `${site}${page.path}`).sort());
  expect(links.length).toBe(3 * pages.length);
  const isWrong = ({href = '', hreflang}: Record<string, string>) =>
    !fileAt(href) || (hreflang === 'en') !== href.startsWith(`${site}/en/`);
  expect(links.filter(isWrong)).toEqual([]);
  const languages = new Set(links.map(({hreflang}) => hreflang));
  expect([...languages].sort()).toEqual(['en', 'x-default', 'zh-CN']);
  const dates = texts.lastmod ?? [];
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(dates.length > 0).toBe(hasDates);
  // Index pages of categories have no file that could have a date.
  const dated = pages.filter((page) => !page.path.includes('/docs/category/'));
  expect(dates.length).toBeLessThanOrEqual(dated.length);
});

test('robots.txt names the sitemaps', () => {
  const sitemaps = readBuilt('robots.txt').match(/(?<=^Sitemap: ).*$/gm) ?? [];
  expect(sitemaps).toEqual([`${site}/sitemap.xml`, `${site}/en/sitemap.xml`]);
  expect(sitemaps.every(fileAt)).toBe(true);
  expect(readBuilt('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: /);
});
