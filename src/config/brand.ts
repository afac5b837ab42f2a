/**
 * Names, addresses and version of the product and of this site, the only source for pages, components and
 * scripts.
 */
export const brand = {
  /** Product name in both languages. */
  name: 'coScene',
  /** Chinese name, used next to `name` where a Chinese reader expects it. */
  nameZh: '刻行时空',
  tagline: 'User Docs',
  /** Version of this site, not of the platform. */
  version: '1.0.0',
  copyright: 'Copyright © 2025 coScene',
  /** Public address of this site. */
  siteUrl: 'https://docs.coscene.cn',
  website: {zh: 'https://www.coscene.cn', en: 'https://www.coscene.io'},
  codeHost: 'https://github.com/coscene-io',
  /** Repository behind "edit this page". */
  repository: 'https://github.com/coscene-io/docs',
  openApiViewer:
    'https://petstore.swagger.io/?url=https://download.coscene.cn/openapi/openapi.yaml',
  contactEmail: 'contact@coscene.io',
} as const;
