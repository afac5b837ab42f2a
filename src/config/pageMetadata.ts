import type {PageMetadataOptions} from 'docusaurus-plugin-page-metadata';
import {brand} from './brand';
import {fileDates} from './git';
import type {Locale} from './locales';
import {tokens} from './tokens';

const siteNames = {zh: `${brand.nameZh}帮助文档`, en: `${brand.name} documentation`};
const openSearch = {
  zh: {
    shortName: `${brand.name} 文档`,
    description: `搜索${brand.nameZh}（${brand.name}）帮助文档`,
  },
  en: {shortName: `${brand.name} docs`, description: `Search the ${brand.name} documentation`},
};
const cardLabels = {zh: '帮助文档', en: 'Documentation'};

/** Social cards, Open Graph tags, structured data and OpenSearch description of a language. */
export function pageMetadata(locale: Locale): PageMetadataOptions {
  const colors = tokens(':root');
  const color = (name: string) => colors.get(name)!;
  return {
    siteName: siteNames[locale],
    openSearch: openSearch[locale],
    organization: {
      name: brand.name,
      alternateName: brand.nameZh,
      url: brand.website[locale],
      sameAs: [brand.codeHost],
    },
    card: {
      logo: 'static/img/logo.svg',
      brand: brand.name,
      label: cardLabels[locale],
      colors: {
        surface: color('--ifm-background-color'),
        text: color('--ifm-color-content'),
        muted: color('--ifm-color-content-secondary'),
        accent: color('--ifm-color-primary'),
        accentSoft: color('--site-accent-soft'),
        line: color('--figure-scene-line'),
      },
    },
    fileDates,
  };
}
