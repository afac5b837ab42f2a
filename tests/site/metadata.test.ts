import {expect, test} from 'vitest';
import {brand} from '../../src/config/brand';
import {hasFullHistory} from '../../src/config/git';
import {selectAll} from 'hast-util-select';
import {property, textOf, parseHtml} from 'docusaurus-plugin-post-build';
import {builtPages, faults, fileAt, headValue, listedPages, readBuilt, type Page} from './built';

const site = brand.siteUrl;
const locales = ['zh', 'en'] as const;

const all = builtPages();
const listed = listedPages();
const ofLocale = (pages: Page[], locale: string) => pages.filter((page) => page.locale === locale);

const titleOf = ({head}: Page) => textOf(head.find(({tagName}) => tagName === 'title')!);
const descriptionOf = (page: Page) => headValue(page, 'name', 'description') ?? '';
const isWithin = (text: string, [least, most]: [number, number]) =>
  text.length >= least && text.length <= most;

test('both languages have the same pages', () => {
  const files = (locale: string) =>
    ofLocale(all, locale).map(({file}) => file.replace(/^en\//, ''));
  expect(files('zh').length).toBeGreaterThan(200);
  expect(files('en').sort()).toEqual(files('zh').sort());
});

test('only search and not-found pages are unlisted', () => {
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

test('the head of each page has title, description and addresses in its language', () => {
  const check = (page: Page) => {
    const isZh = page.locale === 'zh';
    const [title, description] = [titleOf(page), descriptionOf(page)];
    const chinese = page.path.replace(/^\/en\//, '/');
    const links = page.head
      .filter((element) => /^(canonical|alternate)$/.test(property(element, 'rel') ?? ''))
      .filter((element) => element.properties.type === undefined)
      .map((element) => ['hrefLang', 'href'].map((name) => property(element, name)).join(' '));
    const expected = [
      ` ${site}${page.path}`,
      `zh-CN ${site}${chinese}`,
      `en ${site}/en${chinese}`,
      `x-default ${site}${chinese}`,
    ];
    return [
      !isWithin(title, [6, 90]) && `title of ${title.length} characters`,
      !isWithin(description, isZh ? [15, 90] : [40, 170]) &&
        `description of ${description.length} characters`,
      links.join() !== expected.join() && `links ${links.join()}`,
      ...Object.entries({
        'og:locale': isZh ? 'zh_CN' : 'en',
        'og:url': `${site}${page.path}`,
      }).map(([name, value]) => {
        const found = headValue(page, 'property', name);
        return found !== value && `${name} ${found}`;
      }),
    ];
  };
  expect(faults(listed, check)).toEqual([]);
});

test.each(locales)('the sitemap lists every indexable page, %s', (locale) => {
  const sitemap = parseHtml(readBuilt(locale === 'en' ? 'en/sitemap.xml' : 'sitemap.xml'));
  const texts = (name: string) => selectAll(name, sitemap).map((element) => textOf(element));
  const links = selectAll('[hreflang]', sitemap).map((link) => ({
    href: property(link, 'href')!,
    hreflang: property(link, 'hrefLang')!,
  }));
  const pages = ofLocale(listed, locale);
  expect(texts('loc').sort()).toEqual(pages.map((page) => `${site}${page.path}`).sort());
  expect(links.length).toBe(3 * pages.length);
  const isWrong = ({href, hreflang}: (typeof links)[number]) =>
    !fileAt(href) || (hreflang === 'en') !== href.startsWith(`${site}/en/`);
  expect(links.filter(isWrong)).toEqual([]);
  const languages = new Set(links.map(({hreflang}) => hreflang));
  expect([...languages].sort()).toEqual(['en', 'x-default', 'zh-CN']);
  const dates = texts('lastmod');
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(dates.length > 0).toBe(hasFullHistory());
  // Category index pages have no source file, and therefore no date.
  const dated = pages.filter((page) => !page.path.includes('/docs/category/'));
  expect(dates.length).toBeLessThanOrEqual(dated.length);
});
