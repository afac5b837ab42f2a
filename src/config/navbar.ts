import type {Navbar} from '@docusaurus/theme-common';
import {brand} from './brand';
import {localized} from './locales';

/** Links of the navbar, left to right. */
export function navbar(): Navbar {
  return {
    title: brand.name,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    hideOnScroll: false,
    items: [
      {
        to: '/docs/overview',
        // Only the closest item is marked as the current one.
        activeBaseRegex: '/docs/(?!developers/openapi/)',
        position: 'left',
        label: localized({zh: '文档', en: 'Documentation'}),
      },
      {
        to: '/changelog',
        position: 'left',
        label: localized({zh: '更新历史', en: 'Changelog'}),
      },
      {
        to: '/docs/developers/openapi/intro',
        activeBasePath: '/docs/developers/openapi/',
        position: 'left',
        label: localized({zh: 'API 参考', en: 'API reference'}),
      },
      {type: 'localeDropdown', position: 'right'},
      {
        href: localized(brand.website),
        position: 'right',
        label: localized({zh: '官方网站', en: 'Homepage'}),
      },
      {href: brand.codeHost, position: 'right', label: 'GitHub'},
      {href: brand.openApiViewer, position: 'right', label: 'OpenAPI'},
    ],
  };
}
