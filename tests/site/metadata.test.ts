import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import sax from 'sax';
import {beforeAll, describe, expect, test} from 'vitest';
import {brand} from '../../src/config/brand';
import {hasFullHistory} from '../../src/config/git';
import {attribute, textOf} from '../../src/plugins/html';
import {buildDir, builtPages, headValue, readBuilt, structuredData, type Page} from './built';

const site = brand.siteUrl;
const locales = ['zh', 'en'] as const;
/** Search, the answer to unknown addresses, and pages that lead on. */
const unlisted = new Set(['/search', '/404']);
const hasDates = hasFullHistory();

let all: Page[] = [];
/** Those that readers can find. */
let listed: Page[] = [];

beforeAll(() => {
  all = builtPages();
  listed = all.filter((page) => !/noindex/.test(headValue(page, 'name', 'robots') ?? ''));
});

const titleOf = ({head}: Page) => textOf(head.find(({tagName}) => tagName === 'title')!);

/** The pages for which `says` has something to say, with what it says. */
const findings = (pages: Page[], says: (page: Page) => string | undefined) =>
  pages.flatMap((page) => {
    const said = says(page);
    return said === undefined ? [] : [`${page.file}: ${said}`];
  });

/** Values that several pages of a language share. */
function shared(value: (page: Page) => string | undefined): string[] {
  const owners = new Map<string, string[]>();
  for (const page of listed) {
    const key = `${page.locale} ${value(page)}`;
    owners.set(key, [...(owners.get(key) ?? []), page.path]);
  }
  return [...owners]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => `${key}: ${paths.join(' ')}`);
}

/** File of a page or of anything else at an absolute address of the site. */
function fileAt(url: string): string | undefined {
  const {origin, pathname} = new URL(url);
  return [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(buildDir, decodeURIComponent(name)))
    .find((file) => origin === site && existsSync(file) && !file.endsWith('/'))
    ?.replace(/\/$/, '');
}

/** Width and height of a PNG file, from its header. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('title and description', () => {
  test('both languages have the same pages', () => {
    const paths = (locale: string) =>
      all.filter((page) => page.locale === locale).map(({file}) => file.replace(/^en\//, ''));
    expect(paths('zh').length).toBeGreaterThan(200);
    expect(paths('en').sort()).toEqual(paths('zh').sort());
  });

  test('each page has its own title', () => {
    expect(shared(titleOf)).toEqual([]);
    expect(
      findings(listed, (page) => {
        const length = titleOf(page).length;
        return length < 6 || length > 90 ? `title of ${length} characters` : undefined;
      }),
    ).toEqual([]);
  });

  test('each page has its own description, of a length that result lists show', () => {
    expect(shared((page) => headValue(page, 'name', 'description'))).toEqual([]);
    expect(
      findings(listed, (page) => {
        const {length} = headValue(page, 'name', 'description') ?? '';
        const [least, most] = page.locale === 'zh' ? [15, 90] : [40, 170];
        return length < least || length > most ? `description of ${length} characters` : undefined;
      }),
    ).toEqual([]);
  });
});

describe('addresses', () => {
  test('each page names itself and its other language', () => {
    expect(
      findings(listed, (page) => {
        const other = page.path.replace(/^\/en\//, '/');
        const wanted = {
          canonical: `${site}${page.path}`,
          'zh-CN': `${site}${other}`,
          en: `${site}/en${other}`,
          'x-default': `${site}${other}`,
        };
        const links = page.head
          .filter((element) => /^(canonical|alternate)$/.test(attribute(element, 'rel') ?? ''))
          .filter((element) => attribute(element, 'type') === undefined)
          .map((element) => [
            attribute(element, 'hreflang') ?? 'canonical',
            attribute(element, 'href'),
          ]);
        const found = JSON.stringify(Object.fromEntries(links));
        return links.length !== 4 || found !== JSON.stringify(wanted) ? found : undefined;
      }),
    ).toEqual([]);
  });

  test('pages that answer unknown addresses are not listed', () => {
    expect(
      all
        .filter((page) => !listed.includes(page))
        .map(({path: address}) => address)
        .filter((address) => !unlisted.has(address.replace(/^\/en(?=\/)/, ''))),
    ).toEqual([]);
  });
});

describe('cards', () => {
  const ofCards = (page: Page) => headValue(page, 'property', 'og:image');

  test('each page names its card, and what it shows, in its language', () => {
    expect(
      findings(listed, (page) => {
        const image = ofCards(page) ?? '';
        const alt = headValue(page, 'property', 'og:image:alt') ?? '';
        const problems = [
          !image.startsWith(`${site}${page.locale === 'en' ? '/en' : ''}/assets/social/`) && image,
          !fileAt(image) && 'no file',
          headValue(page, 'name', 'twitter:image') !== image && 'twitter:image',
          headValue(page, 'name', 'twitter:card') !== 'summary_large_image' && 'twitter:card',
          !alt.includes(titleOf(page).replace(/ \| [^|]+$/, '')) && `alt ${alt}`,
          (page.locale === 'zh') !== alt.startsWith('刻行时空') && `alt ${alt}`,
          headValue(page, 'property', 'og:type') !==
            (/^\/(en\/)?docs\//.test(page.path) ? 'article' : 'website') && 'og:type',
          headValue(page, 'property', 'og:locale') !== (page.locale === 'zh' ? 'zh_CN' : 'en') &&
            'og:locale',
          headValue(page, 'property', 'og:url') !== `${site}${page.path}` && 'og:url',
        ].filter(Boolean);
        return problems.length > 0 ? problems.join(', ') : undefined;
      }),
    ).toEqual([]);
  });

  test('are 1200 × 630, small, and without one that no page uses', () => {
    for (const locale of locales) {
      const folder = path.join(buildDir, locale === 'en' ? 'en' : '', 'assets/social');
      const files = readdirSync(folder);
      const used = new Set(
        all
          .filter((page) => page.locale === locale)
          .map((page) => path.basename(ofCards(page) ?? '')),
      );
      expect(files.filter((file) => !used.has(file))).toEqual([]);
      for (const file of files) {
        const bytes = readFileSync(path.join(folder, file));
        expect(pngSize(bytes), file).toEqual([1200, 630]);
        expect(bytes.length, file).toBeLessThan(60_000);
      }
    }
  });
});

describe('structured data', () => {
  const required: Record<string, string[]> = {
    TechArticle: ['headline', 'description', 'url', 'image', 'inLanguage', 'author', 'isPartOf'],
    BreadcrumbList: ['itemListElement'],
    WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  };

  const urlsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? value.startsWith(site) && !value.includes('{')
        ? [value]
        : []
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(urlsIn)
        : [];

  test('is of known kinds, whole, and once a page; its addresses exist', () => {
    expect(
      findings(listed, (page) => {
        const data = structuredData(page);
        const kinds = data.map((thing) => String(thing['@type']));
        const problems = [
          ...data.flatMap((thing) =>
            (required[String(thing['@type'])] ?? ['(unknown kind)'])
              .filter((field) => thing[field] === undefined || thing[field] === '')
              .map((field) => `${String(thing['@type'])} without ${field}`),
          ),
          ...kinds.filter((kind, i) => kinds.indexOf(kind) !== i).map((kind) => `two of ${kind}`),
          ...data
            .flatMap(urlsIn)
            .filter((url) => !fileAt(url.replace(/#.*$/, '')))
            .map((url) => `no page ${url}`),
          ...data
            .filter((thing) => thing['@context'] !== 'https://schema.org')
            .map(() => 'other context'),
        ];
        return problems.length > 0 ? problems.join(', ') : undefined;
      }),
    ).toEqual([]);
  });

  test('stands on each doc and on the home pages', () => {
    const isDoc = ({path: address}: Page) => /^\/(en\/)?docs\/(?!category\/)/.test(address);
    expect(
      findings(listed.filter(isDoc), (page) => {
        const article = structuredData(page).find((thing) => thing['@type'] === 'TechArticle');
        const crumbs = structuredData(page).some((thing) => thing['@type'] === 'BreadcrumbList');
        const dated =
          typeof article?.dateModified === 'string' && article.datePublished !== undefined;
        return article && crumbs && dated === hasDates ? undefined : JSON.stringify(article);
      }),
    ).toEqual([]);
    for (const [home, search] of [
      ['/', '/search'],
      ['/en/', '/en/search'],
    ] as const) {
      const page = all.find(({path: address}) => address === home)!;
      expect(structuredData(page)).toMatchObject([
        {
          '@type': 'WebSite',
          url: `${site}${home}`,
          potentialAction: {
            '@type': 'SearchAction',
            target: {urlTemplate: `${site}${search}?q={search_term_string}`},
          },
        },
      ]);
      expect(fileAt(`${site}${search}`)).toBeDefined();
    }
  });
});

/** Elements of an XML file with their attributes and text; fails where it is not well-formed. */
function xml(
  file: string,
): Array<{name: string; attributes: Record<string, string>; text: string}> {
  const found: ReturnType<typeof xml> = [];
  const open: ReturnType<typeof xml> = [];
  const parser = sax.parser(true);
  parser.onopentag = ({name, attributes}) => {
    const element = {name, attributes: attributes as Record<string, string>, text: ''};
    found.push(element);
    open.push(element);
  };
  parser.ontext = (text) => {
    const element = open.at(-1);
    if (element) {
      element.text += text;
    }
  };
  parser.onclosetag = () => void open.pop();
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(readBuilt(file)).close();
  return found;
}

describe('files for search engines and browsers', () => {
  test.each(locales)('the sitemap lists every page that may be listed, %s', (locale) => {
    const elements = xml(locale === 'en' ? 'en/sitemap.xml' : 'sitemap.xml');
    const pages = listed.filter((page) => page.locale === locale);
    const texts = (name: string) => elements.filter((e) => e.name === name).map((e) => e.text);
    expect(texts('loc').sort()).toEqual(pages.map((page) => `${site}${page.path}`).sort());
    const links = elements.filter(({name}) => name === 'xhtml:link').map((e) => e.attributes);
    expect(links.length).toBe(3 * pages.length);
    expect(links.filter(({href}) => !fileAt(href ?? ''))).toEqual([]);
    expect([...new Set(links.map(({hreflang}) => hreflang))].sort()).toEqual([
      'en',
      'x-default',
      'zh-CN',
    ]);
    const dates = texts('lastmod');
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
    // Index pages of categories have no file that could have a date.
    const dated = pages.filter((page) => !page.path.includes('/docs/category/'));
    expect(dates.length > 0).toBe(hasDates);
    expect(dates.length).toBeLessThanOrEqual(dated.length);
  });

  test('robots.txt names the sitemaps', () => {
    const sitemaps = readBuilt('robots.txt').match(/(?<=^Sitemap: ).*$/gm) ?? [];
    expect(sitemaps).toEqual([`${site}/sitemap.xml`, `${site}/en/sitemap.xml`]);
    expect(sitemaps.every(fileAt)).toBe(true);
    expect(readBuilt('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m);
  });
});
